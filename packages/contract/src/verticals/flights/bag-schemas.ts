import { z } from 'zod';
import { BAG_KINDS } from './facts.ts';
import { flightLimits } from './limits.ts';
import { type FlightParty, seatsOf } from './party.ts';

const position = (most: number) => z.int('field.number').min(1, 'field.too_small').max(most, 'field.too_big');

/** Bags of a kind that a traveller takes on a way beside what the fare includes; way and traveller by their position from 1. */
const wantedBag = z.strictObject({
  slice: position(flightLimits.slices),
  guest: position(flightLimits.travellers),
  kind: z.enum(BAG_KINDS, { error: 'field.invalid' }),
  pieces: z.int('field.number').min(1, 'field.too_small').max(flightLimits.extraBags, 'field.flight_bags_most'),
});
export type WantedBag = z.output<typeof wantedBag>;

/** One entry at most for each way, traveller and kind. */
export const wantedBags = z
  .array(wantedBag)
  .max(flightLimits.slices * flightLimits.travellers * BAG_KINDS.length, 'field.invalid');

/** Names bags of a kind of one traveller on one way. */
export const bagKey = ({ slice, guest, kind }: Omit<WantedBag, 'pieces'>): string => `${slice}/${guest}/${kind}`;

type Bagged = {
  readonly bags?: readonly WantedBag[] | undefined;
  readonly slices: readonly unknown[];
} & FlightParty;

/** Refuses bags of a way or traveller that is none of the trip, of a baby, who has no seat, and those named twice; at their field. */
export const soundBags = ({ bags = [], slices, ...party }: Bagged, context: z.RefinementCtx): void => {
  const seen = new Set<string>();
  for (const [index, bag] of bags.entries()) {
    const at = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['bags', index, field], message });
    if (bag.slice > slices.length) at('slice', 'field.invalid');
    if (bag.guest > seatsOf(party)) at('guest', 'field.flight_bag_baby');
    if (seen.has(bagKey(bag))) at('kind', 'field.invalid');
    seen.add(bagKey(bag));
  }
};
