/** When the studio works, by its own clock, which is 5 hours and 30 minutes ahead of UTC. Days count from Sunday, 0. */
export const WORKING_DAYS = [1, 2, 3, 4, 5, 6];
export const WORK_BEGINS_HOUR = 10;
export const WORK_ENDS_HOUR = 19;
/** Within how many working hours we promise to call. */
export const CALL_WITHIN_HOURS = 2;
