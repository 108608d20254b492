use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    #[budget(bytes = 8)]
    tree Night(hero: &mut Hero) {
        timeout(8h, delay(3s, sleep))
      //^^^^^^^ ERROR `Hero` has no clock
    }

    const tree Day(hero: &mut Hero) {
        sequence< wait(16h), Night::new() >
        // What `Night` lacks, too, is said there.
    }

    tree Nap<T>(hero: &mut Hero) {
        timeout(1h, delay(3s, sleep))
      //^^^^^^^ ERROR `Hero` has no clock
    }
}

static DAY: std::sync::Mutex<Day> = std::sync::Mutex::new(Day::new());

fn main() {
    let night = Night::new();
    assert_eq!(night.clone(), night);
    let nights = [night, Night::new()];
    println!("{nights:?}, {:?}", Some(Nap::<u8>::new()).is_some());
    DAY.lock().unwrap().tick(&mut Hero);
    let limit = std::time::Duration::from_secs(3);
    let mut nap = behavior_tree! {
        |hero: &mut Hero| timeout(limit, delay(limit, sleep))
        //                ^^^^^^^ ERROR `Hero` has no clock
    };
    nap.tick(&mut Hero);
}
