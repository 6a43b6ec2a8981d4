import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import { count, optionalText } from '../core/validation.ts';
import { BUNDLE_KINDS } from './bundle-kinds.ts';
import { TRAVEL_KINDS } from './kinds.ts';

/** Something of travel that a word finds: a city with all that a kind has there, or one thing by its own name. */
const travelFound = z.object({
  kind: z.enum([...TRAVEL_KINDS, ...BUNDLE_KINDS]),
  what: z.enum(['city', 'thing']),
  id: z.uuid(),
  name: z.string(),
  /** The country of a city; the city of a thing, empty where it is in several. */
  place: z.string(),
  picture: picture.nullable(),
  /** How many there are in a city; 1 for a thing. */
  count,
});
export type TravelFound = z.infer<typeof travelFound>;

export const shapes = {
  findTravel: {
    query: z.object({ keyword: optionalText(limits.searchKeyword) }),
    /** Cities first, with what each kind has there; then things, the likeliest of each kind. */
    answer: z.array(travelFound),
  },
};
