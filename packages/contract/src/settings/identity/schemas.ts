import { z } from 'zod';
import { picture } from '../../core/picture.ts';
import { MARKS } from './marks.ts';

/** A logo as it was uploaded, with its size in pixels. */
export const logo = z.object({ url: picture, width: z.int().positive(), height: z.int().positive() });
export type Logo = z.infer<typeof logo>;

/** How the shop presents itself everywhere. */
export const shownIdentity = z.object({
  /** In the asker's language while the shop has no name of its own. */
  name: z.string(),
  /** Changes with every part of the identity; addresses below `/brand/` carry it. */
  stamp: z.string(),
  /** `#rrggbb`: the chosen colour, or a darker one that can be read. */
  colour: z.string(),
  /** Whether the colour is another than the one the style sheets are written in. */
  coloured: z.boolean(),
  /** A drawing of ours, or `own`: the icon that was uploaded. */
  mark: z.enum([...MARKS, 'own']),
  logo: logo.nullable(),
});
export type ShownIdentity = z.infer<typeof shownIdentity>;
