use quickbeam::behavior_tree;

struct World {
    hour: u32,
}

struct Shop<'a> {
    world: &'a World,
    gold: u32,
}

behavior_tree! {
    tree Night(shop: &mut Shop<'_>) {
        sequence<
            set(world.hour = 8),
            //  ^^^^^^^^^^^^^^ ERROR cannot assign to `shop.world.hour`, which is behind a `&` reference
            set(world.hour = shop.gold),
            //  ^^^^^^^^^^^^^^^^^ ERROR cannot assign to `shop.world.hour`, which is behind a `&` reference
        >
    }
}

fn main() {
    let world = World { hour: 3 };
    let mut shop = Shop { world: &world, gold: 3 };
    let mut night = behavior_tree! {
        |shop: &mut Shop<'_>| set(world.hour = 8)
        //                        ^^^^^^^^^^^^^^ ERROR cannot assign to `shop.world.hour`, which is behind a `&` reference
    };
    night.tick(&mut shop);
    Night::new().tick(&mut shop);
}
