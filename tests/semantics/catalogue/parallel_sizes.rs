//! A `parallel` takes any number of children. They cost a byte for the node, a bit a child, an integer for each of the two results
//! that has to be counted, and a byte for each child that must know where it goes on.

use quickbeam::{behavior_tree, Status};
use std::mem::size_of;

/// What each child gives, and how often it was ticked.
struct Many {
    gives: [Status; 257],
    ticks: [u32; 257],
}

impl Many {
    fn all(status: Status) -> Self {
        Self {
            gives: [status; 257],
            ticks: [0; 257],
        }
    }
}

fn child(many: &mut Many, number: usize) -> Status {
    many.ticks[number] += 1;
    many.gives[number]
}

macro_rules! with {
    ($half:literal: $All:ident $Any:ident $Half:ident $Each:ident $Later:ident, $($number:literal)*) => {
        behavior_tree! {
            tree $All(many: &mut Many) {
                parallel< $( child($number) ),* >
            }
            tree $Any(many: &mut Many) {
                parallel(success = 1, failure = all)< $( child($number) ),* >
            }
            tree $Half(many: &mut Many) {
                parallel(success = $half, failure = all)< $( child($number) ),* >
            }
            tree $Each(many: &mut Many) {
                parallel(success = all, failure = all, each = tick)< $( child($number) ),* >
            }
            tree $Later(many: &mut Many) {
                parallel_all(failures = all)< $( child($number) ),* >
            }
        }
    };
}

with!(1: All1 Any1 Half1 Each1 Later1, 0);
with!(4: All8 Any8 Half8 Each8 Later8, 0 1 2 3 4 5 6 7);
with!(4: All9 Any9 Half9 Each9 Later9, 0 1 2 3 4 5 6 7 8);
with!(32: All64 Any64 Half64 Each64 Later64,
    0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
    32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
);
with!(32: All65 Any65 Half65 Each65 Later65,
    0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
    32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64
);
with!(64: All128 Any128 Half128 Each128 Later128,
    0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31
    32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
    64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95
    96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120
    121 122 123 124 125 126 127
);
with!(64: All129 Any129 Half129 Each129 Later129,
    0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
    24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47
    48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71
    72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95
    96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119
    120 121 122 123 124 125 126 127 128
);
with!(128: All257 Any257 Half257 Each257 Later257,
    0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
    24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47
    48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71
    72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95
    96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119
    120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143
    144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166 167
    168 169 170 171 172 173 174 175 176 177 178 179 180 181 182 183 184 185 186 187 188 189 190 191
    192 193 194 195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215
    216 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239
    240 241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256
);

/// The children are functions, which go on as they start. Bits come in bytes, and in integers of 16,
/// 32, 64 and 128 bits with their alignments; counters in as few bytes as the number of children needs.
const BYTES: [[usize; 4]; 8] = [
    [1, 1, 1, 1 + 2],
    [1 + 1, 1 + 1 + 2, 1, 1 + 1 + 1],
    [2 + 2, 2 + 1 + 2 + 1, 1, 2 + 1 + 1],
    [8 + 8, 8 + 8, 1, 8 + 8],
    [16 + 16, 16 + 16, 1, 16 + 16],
    [16 + 16, 16 + 16, 1, 16 + 16],
    [16 + 16, 16 + 16, 1, 16 + 16],
    [2 * 16 + 16, 2 * 16 + 16, 1, 2 * 16 + 16],
];

#[test]
fn a_bit_a_child() {
    macro_rules! sizes {
        ($($All:ident $Half:ident $Each:ident $Later:ident;)*) => {
            [$([size_of::<$All>(), size_of::<$Half>(), size_of::<$Each>(), size_of::<$Later>()]),*]
        };
    }
    let sizes = sizes! {
        All1 Half1 Each1 Later1;
        All8 Half8 Each8 Later8;
        All9 Half9 Each9 Later9;
        All64 Half64 Each64 Later64;
        All65 Half65 Each65 Later65;
        All128 Half128 Each128 Later128;
        All129 Half129 Each129 Later129;
        All257 Half257 Each257 Later257;
    };
    assert_eq!(sizes, BYTES);
}

#[test]
fn a_byte_for_a_child_that_must_know_where_it_goes_on() {
    behavior_tree! {
        tree Sequences(many: &mut Many) {
            parallel<
                sequence< child(0), child(1) >,
                child(2),
                fallback< child(3), child(4) >
            >
        }
    }
    assert_eq!(size_of::<Sequences>(), 1 + 1 + 2);
    let mut tree = Sequences::new();
    let mut many = Many::all(Status::Running);
    assert_eq!(tree.tick(&mut many), Status::Running);
    tree.halt(&mut many);
    assert!(!tree.is_running());
}

macro_rules! checks {
    ($($name:ident: $count:literal $All:ident $Any:ident $Half:ident $Each:ident $Later:ident;)*) => {
        $(
            #[test]
            fn $name() {
                let count: u32 = $count;
                let last = $count - 1;
                let half = (count / 2).max(1);
                let ticked = |many: &Many| many.ticks.iter().sum::<u32>();

                // All but the last succeed at once; the last runs, and they wait for it.
                let mut many = Many::all(Status::Success);
                many.gives[last] = Status::Running;
                let mut tree = $All::new();
                assert_eq!(tree.tick(&mut many), Status::Running);
                assert_eq!(tree.tick(&mut many), Status::Running);
                assert_eq!(ticked(&many), count + 1);
                many.gives[last] = Status::Success;
                assert_eq!(tree.tick(&mut many), Status::Success);
                assert!(!tree.is_running());
                assert_eq!(ticked(&many), count + 2);

                // A failure of the last.
                many.gives[last] = Status::Failure;
                assert_eq!(tree.tick(&mut many), Status::Failure);

                // The first is the last to succeed; then the last to fail, where one success would do.
                let mut many = Many::all(Status::Success);
                many.gives[0] = Status::Running;
                assert_eq!(tree.tick(&mut many), Status::Running);
                many.gives[0] = Status::Success;
                assert_eq!(tree.tick(&mut many), Status::Success);
                assert_eq!(ticked(&many), count + 1);
                let mut many = Many::all(Status::Failure);
                many.gives[0] = Status::Running;
                let mut tree = $Any::new();
                assert_eq!(tree.tick(&mut many), Status::Running);
                many.gives[0] = Status::Failure;
                assert_eq!(tree.tick(&mut many), Status::Failure);
                assert!(!tree.is_running());
                assert_eq!(ticked(&many), count + 1);
                many.gives[last] = Status::Success;
                assert_eq!(tree.tick(&mut many), Status::Success);

                // Half of them are enough, and the others are not ticked.
                let mut many = Many::all(Status::Success);
                assert_eq!($Half::new().tick(&mut many), Status::Success);
                assert_eq!(ticked(&many), half);
                // More than half have failed when half can no longer succeed.
                let mut many = Many::all(Status::Failure);
                assert_eq!($Half::new().tick(&mut many), Status::Failure);
                assert_eq!(ticked(&many), count - half + 1);

                let mut many = Many::all(Status::Success);
                let mut tree = $Each::new();
                many.gives[0] = Status::Running;
                assert_eq!(tree.tick(&mut many), Status::Running);
                many.gives[0] = Status::Success;
                assert_eq!(tree.tick(&mut many), Status::Success);
                assert_eq!(ticked(&many), 2 * count);

                let mut many = Many::all(Status::Failure);
                let mut tree = $Later::new();
                many.gives[0] = Status::Running;
                assert_eq!(tree.tick(&mut many), Status::Running);
                many.gives[0] = Status::Failure;
                assert_eq!(tree.tick(&mut many), Status::Failure);
                assert_eq!(ticked(&many), count + 1);
                many.gives[last] = Status::Success;
                assert_eq!(tree.tick(&mut many), Status::Success);
            }
        )*
    };
}

checks! {
    one_child: 1 All1 Any1 Half1 Each1 Later1;
    eight_children: 8 All8 Any8 Half8 Each8 Later8;
    nine_children: 9 All9 Any9 Half9 Each9 Later9;
    sixty_four_children: 64 All64 Any64 Half64 Each64 Later64;
    sixty_five_children: 65 All65 Any65 Half65 Each65 Later65;
    a_hundred_and_twenty_eight_children: 128 All128 Any128 Half128 Each128 Later128;
    a_hundred_and_twenty_nine_children: 129 All129 Any129 Half129 Each129 Later129;
    two_hundred_and_fifty_seven_children: 257 All257 Any257 Half257 Each257 Later257;
}
