//! navigation2's default tree, as `cargo quickbeam import` writes it, with a clock that the simulation advances.
//!
//! From `navigate_to_pose_w_replanning_and_recovery.xml` of <https://github.com/ros-navigation/navigation2>
//! (package `nav2_bt_navigator`, Apache-2.0), with the types of its `nav2_tree_nodes.xml`.

use quickbeam::composites::{Pipeline, Rate, Recovery, RoundRobin};
use quickbeam::{Clock, ManualClock, behavior_tree};
use std::time::Duration;

use super::leaves::{
    Path, PoseStamped, Robot, TrackingFeedback, back_up, clear_entire_costmap,
    compute_path_to_pose, controller_selector, follow_path, global_updated_goal,
    goal_checker_selector, goal_updated, is_goal_nearby, path_handler_selector, planner_selector,
    progress_checker_selector, spin, truncate_path_local, validate_path, wait_,
    would_a_controller_recovery_help, would_a_planner_recovery_help,
};

/// What the trees work on: the robot, and the entries of their blackboards.
#[derive(Debug, Clone, Default)]
pub struct Blackboard {
    /// What leaves command and ask.
    pub robot: Robot,
    /// What `Timeout`, `Delay` and the like measure time by.
    pub clock: ManualClock,
    /// `{backup_error_code}`
    pub backup_error_code: u16,
    /// `{backup_error_msg}`
    pub backup_error_msg: String,
    /// `{compute_path_error_code}`
    pub compute_path_error_code: u16,
    /// `{compute_path_error_msg}`
    pub compute_path_error_msg: String,
    /// `{follow_path_error_code}`
    pub follow_path_error_code: u16,
    /// `{follow_path_error_msg}`
    pub follow_path_error_msg: String,
    /// `{goal}`
    pub goal: PoseStamped,
    /// `{path}`
    pub path: Path,
    /// `{remaining_path}`
    pub remaining_path: Path,
    /// `{selected_controller}`
    pub selected_controller: String,
    /// `{selected_goal_checker}`
    pub selected_goal_checker: String,
    /// `{selected_path_handler}`
    pub selected_path_handler: String,
    /// `{selected_planner}`
    pub selected_planner: String,
    /// `{selected_progress_checker}`
    pub selected_progress_checker: String,
    /// `{spin_error_code}`
    pub spin_error_code: u16,
    /// `{spin_error_msg}`
    pub spin_error_msg: String,
    /// `{tracking_feedback}`
    pub tracking_feedback: TrackingFeedback,
    /// `{wait_error_code}`
    pub wait_error_code: u16,
    /// `{wait_error_msg}`
    pub wait_error_msg: String,
}

impl Clock for Blackboard {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.clock.now()
    }

    fn elapsed(&self, since: Duration) -> Duration {
        self.clock.elapsed(since)
    }
}

behavior_tree! {
    /// Plans once a second and follows the path; what fails is recovered from, locally first.
    #[derive(Debug, Clone)]
    pub tree NavigateToPoseWReplanningAndRecovery(bb: &mut Blackboard) {
        navigate_recovery: Recovery::retries(6)<
            navigate_with_replanning: Pipeline::new()<
                {
                    progress_checker_selector(
                        &mut bb.robot,
                        "progress_checker_selector",
                        "progress_checker",
                        &mut bb.selected_progress_checker,
                    )
                },
                {
                    goal_checker_selector(
                        &mut bb.robot,
                        "goal_checker_selector",
                        "general_goal_checker",
                        &mut bb.selected_goal_checker,
                    )
                },
                {
                    path_handler_selector(
                        &mut bb.robot,
                        "path_handler_selector",
                        "PathHandler",
                        &mut bb.selected_path_handler,
                    )
                },
                {
                    controller_selector(
                        &mut bb.robot,
                        "controller_selector",
                        "FollowPath",
                        &mut bb.selected_controller,
                    )
                },
                {
                    planner_selector(
                        &mut bb.robot,
                        "planner_selector",
                        "GridBased",
                        &mut bb.selected_planner,
                    )
                },
                Rate::<Duration>::hz(1.0)<
                    compute_path_to_pose: Recovery::retries(1)<
                        fallback_compute_path_to_pose: fallback<
                            check_if_new_path_needed: reactive_sequence<
                                invert({ global_updated_goal(&bb.robot) }),
                                { is_goal_nearby(&bb.robot, &bb.path, 4.0, 1.5) },
                                {
                                    truncate_path_local(
                                        &mut bb.robot,
                                        &bb.path,
                                        -1.0,
                                        0.0,
                                        &mut bb.remaining_path,
                                    )
                                },
                                { validate_path(&mut bb.robot, &bb.remaining_path) }
                            >,
                            {
                                compute_path_to_pose(
                                    &mut bb.robot,
                                    &bb.goal,
                                    &bb.selected_planner,
                                    &mut bb.path,
                                    &mut bb.compute_path_error_code,
                                    &mut bb.compute_path_error_msg,
                                )
                            }
                        >,
                        sequence<
                            {
                                would_a_planner_recovery_help(&bb.robot, bb.compute_path_error_code)
                            },
                            clear_global_costmap_context: {
                                clear_entire_costmap(
                                    &mut bb.robot,
                                    "global_costmap/clear_entirely_global_costmap",
                                )
                            }
                        >
                    >
                >,
                follow_path: Recovery::retries(1)<
                    {
                        follow_path(
                            &mut bb.robot,
                            &bb.path,
                            &bb.selected_controller,
                            &mut bb.tracking_feedback,
                            &mut bb.follow_path_error_code,
                            &mut bb.follow_path_error_msg,
                        )
                    },
                    sequence<
                        { would_a_controller_recovery_help(&bb.robot, bb.follow_path_error_code) },
                        clear_local_costmap_context: {
                            clear_entire_costmap(
                                &mut bb.robot,
                                "local_costmap/clear_entirely_local_costmap",
                            )
                        }
                    >
                >
            >,
            sequence<
                fallback<
                    { would_a_controller_recovery_help(&bb.robot, bb.follow_path_error_code) },
                    { would_a_planner_recovery_help(&bb.robot, bb.compute_path_error_code) }
                >,
                recovery_fallback: reactive_fallback<
                    { goal_updated(&bb.robot) },
                    recovery_actions: RoundRobin::new()<
                        clearing_actions: sequence<
                            clear_local_costmap_subtree: {
                                clear_entire_costmap(
                                    &mut bb.robot,
                                    "local_costmap/clear_entirely_local_costmap",
                                )
                            },
                            clear_global_costmap_subtree: {
                                clear_entire_costmap(
                                    &mut bb.robot,
                                    "global_costmap/clear_entirely_global_costmap",
                                )
                            }
                        >,
                        {
                            spin(
                                &mut bb.robot,
                                1.57,
                                &mut bb.spin_error_code,
                                &mut bb.spin_error_msg,
                            )
                        },
                        {
                            wait_(
                                &mut bb.robot,
                                5.0,
                                &mut bb.wait_error_code,
                                &mut bb.wait_error_msg,
                            )
                        },
                        {
                            back_up(
                                &mut bb.robot,
                                0.3,
                                0.15,
                                &mut bb.backup_error_code,
                                &mut bb.backup_error_msg,
                            )
                        }
                    >
                >
            >
        >
    }
}
