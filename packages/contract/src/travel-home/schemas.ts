import { z } from 'zod';
import { picture } from '../core/picture.ts';

/** What a term of the travel dictionary says of a package. */
export const TERM_KINDS = ['theme', 'included', 'excluded', 'meal', 'transport', 'notice'] as const;
export type TermKind = (typeof TERM_KINDS)[number];
export const termKind = z.enum(TERM_KINDS, { error: 'field.required' });

/** A kind of travel by the name of its vertical. A tile may be kept for one that does not exist yet: it is not shown. */
export const travelScreen = z
  .string({ error: 'field.required' })
  .min(1, 'field.required')
  .regex(/^[a-z]{2,20}$/, 'field.invalid');

/** One tile of the storefront's travel row, in the reader's language. */
export const travelTile = z.object({
  id: z.uuid(),
  /** The kind of travel whose home screen it opens: the storefront's route `<name>Home`. */
  name: z.string(),
  title: z.string(),
  /** Empty: nothing stands under the title. */
  subtitle: z.string(),
  /** Null: the picture that the app ships for the kind. */
  image: picture.nullable(),
});
export type TravelTile = z.infer<typeof travelTile>;

export const shapes = {
  dictionary: {
    query: z.object({ kind: z.enum(TERM_KINDS, { error: 'field.invalid' }).optional() }),
    answer: z.array(z.object({ id: z.uuid(), kind: termKind, name: z.string() })),
  },
};
