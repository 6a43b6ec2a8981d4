import { z } from 'zod';

export { PICTURE_WIDTHS } from './picture-size.ts';

/**
 * A picture's address on our own origin. May hold `{w}`, to be replaced by one of `PICTURE_WIDTHS`;
 * without it there is one size.
 */
export const picture = z.string().regex(/^\/files\/[A-Za-z0-9/_.{}-]{1,200}$/, 'field.invalid');

/** One entry of a gallery. */
export const media = z.object({ kind: z.enum(['image', 'video']), url: picture });
export type Media = z.infer<typeof media>;
