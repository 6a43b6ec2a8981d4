/** Where the administrators stand. */
export const ADMINISTRATORS_PATH = '/control/administrators';
