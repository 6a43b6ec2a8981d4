/** Whether the person asked for less motion. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How scrolling by code moves. */
export const scrollBehaviour = (): ScrollBehavior => (wantsStillness() ? 'auto' : 'smooth');
