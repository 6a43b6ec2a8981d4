/** The element that shows an entry of a waiting list. */
export const waitCardId = (waitId: string): string => `wait-${waitId}`;
