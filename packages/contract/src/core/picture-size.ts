/** Widths in pixels that every stored picture exists in. */
export const PICTURE_WIDTHS = [360, 720] as const;

/** The address of a picture at the smallest stored width that is at least `wanted` pixels wide. */
export const pictureAt = (url: string, wanted: number): string =>
  url.replace('{w}', String(PICTURE_WIDTHS.find((width) => width >= wanted) ?? PICTURE_WIDTHS[1]));
