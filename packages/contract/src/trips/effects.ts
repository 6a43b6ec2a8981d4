import { z } from 'zod';

/**
 * What a change of one booking does to another: one is there later than expected, after the desk closed, elsewhere at that time, too
 * far away, not there for a night, without a bed, or the way there is called off.
 */
const EFFECT_KINDS = [
  'arrives_late',
  'desk_closed',
  'together',
  'too_far',
  'unused_night',
  'no_bed',
  'way_gone',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** What its place hears of it: when those who come land, by the clocks of the place; of a night that is not slept in its day; null where no one lands. */
export const tripEffect = z.object({ kind: z.enum(EFFECT_KINDS), arrives: z.string().nullable() });
export type TripEffect = z.infer<typeof tripEffect>;
