/** The drawings a shop may wear while it has no icon of its own. */
export const MARKS = ['bag', 'sails'] as const;
export type Mark = (typeof MARKS)[number];

/** The side of the square that the drawings stand in. */
export const MARK_SIDE = 26;

type Part = { readonly path: string; readonly tone: 'brand' | 'accent' };

/** Filled paths, in the brand's colour or its accent. */
export const markParts: Readonly<Record<Mark, readonly Part[]>> = {
  bag: [
    { path: 'M4.9 10h16.2l1.4 11a2.2 2.2 0 0 1-2.2 2.5H5.7A2.2 2.2 0 0 1 3.5 21z', tone: 'brand' },
    { path: 'M8.3 8.6V7.2a4.7 4.7 0 0 1 9.4 0v1.4h-2.2V7.2a2.5 2.5 0 0 0-5 0v1.4z', tone: 'accent' },
  ],
  sails: [
    { path: 'M14 2v20H2.2C3.6 13.4 7.6 6.6 14 2z', tone: 'brand' },
    { path: 'M16.5 9.2c4.2 3.3 6.6 7.6 7.3 12.8h-7.3z', tone: 'accent' },
  ],
};
