const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a deal on one thing is on, such as `tour:ID`. */
export const keyOf = (prefix: string, id: string): string => `${prefix}:${id}`;

/** The id in such a key; null in any other key. */
export function idOfKey(prefix: string, key: string): string | null {
  const id = key.slice(prefix.length + 1);
  return key.startsWith(`${prefix}:`) && UUID.test(id) ? id : null;
}
