type Together<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never;

/**
 * Returns one object with the entries of all parts, of which the last counts. Written as `{ ...a, ...b }` a dictionary of
 * thousands of texts takes V8 thirty times as long, at every start.
 */
export const together = <Parts extends readonly object[]>(...parts: Parts): Together<Parts[number]> =>
  Object.assign({}, ...parts);
