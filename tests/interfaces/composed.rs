//! Trees in trees on both sides of what is put into one another, compiled: each is the same tree written out.

use quickbeam::{behavior_tree, Status};

/// What leaves were called, and a number that decides what they give.
#[derive(Debug, Default)]
pub struct World {
    log: Vec<u32>,
    chance: u64,
}

fn leaf(world: &mut World, name: u32) -> Status {
    world.log.push(name);
    world.chance = world
        .chance
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    match (world.chance >> 33) % 600 {
        0 => Status::Failure,
        1..=40 => Status::Running,
        _ => Status::Success,
    }
}

/// The trees of one call, and the largest of them written out. With 1,020 nodes in it, the compiler stops putting trees into one
/// another.
macro_rules! trees {
    ($($leaves:tt)*) => {
        behavior_tree! {
            tree A(world: &mut World) { sequence< $($leaves)* > }
            tree B(world: &mut World) { sequence< leaf(1_000), A::new() > }
            tree C(world: &mut World) { sequence< leaf(2_000), B::new() > }
            tree D(world: &mut World) { sequence< leaf(3_000), C::new(), B::new(), B::new(), B::new() > }
        }
        behavior_tree! {
            tree WrittenOut(world: &mut World) {
                sequence<
                    leaf(3_000),
                    sequence< leaf(2_000), sequence< leaf(1_000), sequence< $($leaves)* > > >,
                    sequence< leaf(1_000), sequence< $($leaves)* > >,
                    sequence< leaf(1_000), sequence< $($leaves)* > >,
                    sequence< leaf(1_000), sequence< $($leaves)* > >
                >
            }
        }
    };
}

trees! {
        leaf(0), leaf(1), leaf(2), leaf(3), leaf(4), leaf(5), leaf(6), leaf(7), leaf(8), leaf(9), leaf(10),
        leaf(11), leaf(12), leaf(13), leaf(14), leaf(15), leaf(16), leaf(17), leaf(18), leaf(19), leaf(20),
        leaf(21), leaf(22), leaf(23), leaf(24), leaf(25), leaf(26), leaf(27), leaf(28), leaf(29), leaf(30),
        leaf(31), leaf(32), leaf(33), leaf(34), leaf(35), leaf(36), leaf(37), leaf(38), leaf(39), leaf(40),
        leaf(41), leaf(42), leaf(43), leaf(44), leaf(45), leaf(46), leaf(47), leaf(48), leaf(49), leaf(50),
        leaf(51), leaf(52), leaf(53), leaf(54), leaf(55), leaf(56), leaf(57), leaf(58), leaf(59), leaf(60),
        leaf(61), leaf(62), leaf(63), leaf(64), leaf(65), leaf(66), leaf(67), leaf(68), leaf(69), leaf(70),
        leaf(71), leaf(72), leaf(73), leaf(74), leaf(75), leaf(76), leaf(77), leaf(78), leaf(79), leaf(80),
        leaf(81), leaf(82), leaf(83), leaf(84), leaf(85), leaf(86), leaf(87), leaf(88), leaf(89), leaf(90),
        leaf(91), leaf(92), leaf(93), leaf(94), leaf(95), leaf(96), leaf(97), leaf(98), leaf(99), leaf(100),
        leaf(101), leaf(102), leaf(103), leaf(104), leaf(105), leaf(106), leaf(107), leaf(108), leaf(109),
        leaf(110), leaf(111), leaf(112), leaf(113), leaf(114), leaf(115), leaf(116), leaf(117), leaf(118),
        leaf(119), leaf(120), leaf(121), leaf(122), leaf(123), leaf(124), leaf(125), leaf(126), leaf(127),
        leaf(128), leaf(129), leaf(130), leaf(131), leaf(132), leaf(133), leaf(134), leaf(135), leaf(136),
        leaf(137), leaf(138), leaf(139), leaf(140), leaf(141), leaf(142), leaf(143), leaf(144), leaf(145),
        leaf(146), leaf(147), leaf(148), leaf(149), leaf(150), leaf(151), leaf(152), leaf(153), leaf(154),
        leaf(155), leaf(156), leaf(157), leaf(158), leaf(159), leaf(160), leaf(161), leaf(162), leaf(163),
        leaf(164), leaf(165), leaf(166), leaf(167), leaf(168), leaf(169), leaf(170), leaf(171), leaf(172),
        leaf(173), leaf(174), leaf(175), leaf(176), leaf(177), leaf(178), leaf(179), leaf(180), leaf(181),
        leaf(182), leaf(183), leaf(184), leaf(185), leaf(186), leaf(187), leaf(188), leaf(189), leaf(190),
        leaf(191), leaf(192), leaf(193), leaf(194), leaf(195), leaf(196), leaf(197), leaf(198), leaf(199),
        leaf(200), leaf(201), leaf(202), leaf(203), leaf(204), leaf(205), leaf(206), leaf(207), leaf(208),
        leaf(209), leaf(210), leaf(211), leaf(212), leaf(213), leaf(214), leaf(215), leaf(216), leaf(217),
        leaf(218), leaf(219), leaf(220), leaf(221), leaf(222), leaf(223), leaf(224), leaf(225), leaf(226),
        leaf(227), leaf(228), leaf(229), leaf(230), leaf(231), leaf(232), leaf(233), leaf(234), leaf(235),
        leaf(236), leaf(237), leaf(238), leaf(239), leaf(240), leaf(241), leaf(242), leaf(243), leaf(244),
        leaf(245), leaf(246), leaf(247), leaf(248), leaf(249)
}

#[test]
fn more_nodes_than_are_put_into_one_another_are_the_same_tree() {
    let (mut composed, mut written_out) = (D::new(), WrittenOut::new());
    let (mut one, mut other) = (World::default(), World::default());
    let mut called = 0;
    for tick in 0..5_000 {
        let given = composed.tick(&mut one);
        assert_eq!(given, written_out.tick(&mut other), "tick {tick}");
        assert_eq!(one.log, other.log, "tick {tick}");
        called += one.log.len();
        (one.log, other.log) = (Vec::new(), Vec::new());
        if tick % 97 == 0 {
            composed.halt(&mut one);
            written_out.halt(&mut other);
        }
    }
    assert!(called > 50_000, "only {called} leaves");
}
