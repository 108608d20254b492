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
        /// <Control ID="RecoveryNode" name="NavigateRecovery" number_of_retries="6">
        navigate_recovery: Recovery::retries(6)<
            /// <Control ID="PipelineSequence" name="NavigateWithReplanning">
            navigate_with_replanning: Pipeline::new()<
                /// <Action ID="ProgressCheckerSelector" selected_progress_checker="{selected_progress_checker}" default_progress_checker="progress_checker" topic_name="progress_checker_selector"/>
                {
                    progress_checker_selector(
                        &mut bb.robot,
                        "progress_checker_selector",
                        "progress_checker",
                        &mut bb.selected_progress_checker,
                    )
                },
                /// <Action ID="GoalCheckerSelector" selected_goal_checker="{selected_goal_checker}" default_goal_checker="general_goal_checker" topic_name="goal_checker_selector"/>
                {
                    goal_checker_selector(
                        &mut bb.robot,
                        "goal_checker_selector",
                        "general_goal_checker",
                        &mut bb.selected_goal_checker,
                    )
                },
                /// <Action ID="PathHandlerSelector" selected_path_handler="{selected_path_handler}" default_path_handler="PathHandler" topic_name="path_handler_selector"/>
                {
                    path_handler_selector(
                        &mut bb.robot,
                        "path_handler_selector",
                        "PathHandler",
                        &mut bb.selected_path_handler,
                    )
                },
                /// <Action ID="ControllerSelector" selected_controller="{selected_controller}" default_controller="FollowPath" topic_name="controller_selector"/>
                {
                    controller_selector(
                        &mut bb.robot,
                        "controller_selector",
                        "FollowPath",
                        &mut bb.selected_controller,
                    )
                },
                /// <Action ID="PlannerSelector" selected_planner="{selected_planner}" default_planner="GridBased" topic_name="planner_selector"/>
                {
                    planner_selector(
                        &mut bb.robot,
                        "planner_selector",
                        "GridBased",
                        &mut bb.selected_planner,
                    )
                },
                /// <Decorator ID="RateController" hz="1.0">
                Rate::<Duration>::hz(1.0)<
                    /// <Control ID="RecoveryNode" name="ComputePathToPose" number_of_retries="1">
                    compute_path_to_pose: Recovery::retries(1)<
                        /// <Fallback name="FallbackComputePathToPose">
                        fallback_compute_path_to_pose: fallback<
                            /// <ReactiveSequence name="CheckIfNewPathNeeded">
                            check_if_new_path_needed: reactive_sequence<
                                invert(
                                    /// <Condition ID="GlobalUpdatedGoal"/>
                                    { global_updated_goal(&bb.robot) }
                                ),
                                /// <Condition ID="IsGoalNearby" path="{path}" proximity_threshold="4.0" max_robot_pose_search_dist="1.5"/>
                                { is_goal_nearby(&bb.robot, &bb.path, 4.0, 1.5) },
                                /// <Action ID="TruncatePathLocal" input_path="{path}" output_path="{remaining_path}" distance_forward="-1" distance_backward="0.0"/>
                                {
                                    truncate_path_local(
                                        &mut bb.robot,
                                        &bb.path,
                                        -1.0,
                                        0.0,
                                        &mut bb.remaining_path,
                                    )
                                },
                                /// <Action ID="ValidatePath" path="{remaining_path}"/>
                                { validate_path(&mut bb.robot, &bb.remaining_path) }
                            >,
                            /// <Action ID="ComputePathToPose" goal="{goal}" path="{path}" planner_id="{selected_planner}" error_code_id="{compute_path_error_code}" error_msg="{compute_path_error_msg}"/>
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
                            /// <Condition ID="WouldAPlannerRecoveryHelp" error_code="{compute_path_error_code}"/>
                            {
                                would_a_planner_recovery_help(&bb.robot, bb.compute_path_error_code)
                            },
                            /// <Action ID="ClearEntireCostmap" name="ClearGlobalCostmap-Context" service_name="global_costmap/clear_entirely_global_costmap"/>
                            clear_global_costmap_context: {
                                clear_entire_costmap(
                                    &mut bb.robot,
                                    "global_costmap/clear_entirely_global_costmap",
                                )
                            }
                        >
                    >
                >,
                /// <Control ID="RecoveryNode" name="FollowPath" number_of_retries="1">
                follow_path: Recovery::retries(1)<
                    /// <Action ID="FollowPath" path="{path}" controller_id="{selected_controller}" error_code_id="{follow_path_error_code}" error_msg="{follow_path_error_msg}" tracking_feedback="{tracking_feedback}"/>
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
                        /// <Condition ID="WouldAControllerRecoveryHelp" error_code="{follow_path_error_code}"/>
                        { would_a_controller_recovery_help(&bb.robot, bb.follow_path_error_code) },
                        /// <Action ID="ClearEntireCostmap" name="ClearLocalCostmap-Context" service_name="local_costmap/clear_entirely_local_costmap"/>
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
                    /// <Condition ID="WouldAControllerRecoveryHelp" error_code="{follow_path_error_code}"/>
                    { would_a_controller_recovery_help(&bb.robot, bb.follow_path_error_code) },
                    /// <Condition ID="WouldAPlannerRecoveryHelp" error_code="{compute_path_error_code}"/>
                    { would_a_planner_recovery_help(&bb.robot, bb.compute_path_error_code) }
                >,
                /// <ReactiveFallback name="RecoveryFallback">
                recovery_fallback: reactive_fallback<
                    /// <Condition ID="GoalUpdated"/>
                    { goal_updated(&bb.robot) },
                    /// <Control ID="RoundRobin" name="RecoveryActions">
                    recovery_actions: RoundRobin::new()<
                        /// <Sequence name="ClearingActions">
                        clearing_actions: sequence<
                            /// <Action ID="ClearEntireCostmap" name="ClearLocalCostmap-Subtree" service_name="local_costmap/clear_entirely_local_costmap"/>
                            clear_local_costmap_subtree: {
                                clear_entire_costmap(
                                    &mut bb.robot,
                                    "local_costmap/clear_entirely_local_costmap",
                                )
                            },
                            /// <Action ID="ClearEntireCostmap" name="ClearGlobalCostmap-Subtree" service_name="global_costmap/clear_entirely_global_costmap"/>
                            clear_global_costmap_subtree: {
                                clear_entire_costmap(
                                    &mut bb.robot,
                                    "global_costmap/clear_entirely_global_costmap",
                                )
                            }
                        >,
                        /// <Action ID="Spin" spin_dist="1.57" error_code_id="{spin_error_code}" error_msg="{spin_error_msg}"/>
                        {
                            spin(
                                &mut bb.robot,
                                1.57,
                                &mut bb.spin_error_code,
                                &mut bb.spin_error_msg,
                            )
                        },
                        /// <Action ID="Wait" wait_duration="5.0" error_code_id="{wait_error_code}" error_msg="{wait_error_msg}"/>
                        {
                            wait_(
                                &mut bb.robot,
                                5.0,
                                &mut bb.wait_error_code,
                                &mut bb.wait_error_msg,
                            )
                        },
                        /// <Action ID="BackUp" backup_dist="0.30" backup_speed="0.15" error_code_id="{backup_error_code}" error_msg="{backup_error_msg}"/>
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
