import { z } from 'zod';

/** Widths in pixels that every stored picture exists in. */
export const PICTURE_WIDTHS = [360, 720] as const;

/**
 * A picture's address on our own origin. May hold `{w}`, to be replaced by one of `PICTURE_WIDTHS`;
 * without it there is one size.
 */
export const picture = z.string().regex(/^\/files\/[A-Za-z0-9/_.{}-]{1,200}$/, 'field.invalid');

/** One entry of a gallery. */
export const media = z.object({ kind: z.enum(['image', 'video']), url: picture });
export type Media = z.infer<typeof media>;

/** The address of a picture at the smallest stored width that is at least `wanted` pixels wide. */
export const pictureAt = (url: string, wanted: number): string =>
  url.replace('{w}', String(PICTURE_WIDTHS.find((width) => width >= wanted) ?? PICTURE_WIDTHS[1]));
