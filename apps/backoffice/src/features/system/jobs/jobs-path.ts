export const JOBS_PATH = '/system/jobs';
export const RUNS_PATH = `${JOBS_PATH}/runs`;
export const EVENTS_PATH = `${JOBS_PATH}/events`;
