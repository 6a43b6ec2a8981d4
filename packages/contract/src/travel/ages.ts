/** Below this age they are babies, as airlines count them. */
export const BABY_UNDER = 2;
