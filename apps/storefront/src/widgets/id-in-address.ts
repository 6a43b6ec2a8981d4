/** An id as the shop makes them. */
export const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is the id of something: what an address brings can be anything. */
export const isId = (text: string): boolean => ID.test(text);

/** The id in an address; undefined where there is none that can be read. */
export const idIn = (text: string | undefined): string | undefined =>
  text !== undefined && isId(text) ? text : undefined;
