/** Bytes that a text takes in memory at most: two for each of its units. */
export const textBytes = (text: string): number => 2 * text.length;

/** About the bytes that a plain value takes in memory: its texts, and so much for every field beside. */
export const valueBytes = (value: unknown): number => textBytes(JSON.stringify(value) ?? '');
