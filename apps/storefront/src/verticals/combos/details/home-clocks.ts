import { waysOf } from '../../../widgets/travel/bundle/item-reading.ts';
import { offsetMinutes, type TripPart } from '../../../widgets/travel/bundle/trip-timeline.ts';

/** The clocks of home beside those of the destination. */
export type HomeClocks = {
  readonly zone: string;
  readonly city: string;
  /** The city that one flies to. */
  readonly there: string;
  /** How far its clocks are ahead of those of home; below 0 where they are behind. */
  readonly minutes: number;
};

/** Returns where one leaves from, by the first flight of a trip; null without one, and where clocks are the same. */
export function homeClocks(parts: readonly TripPart[]): HomeClocks | null {
  const [out] = parts.flatMap(({ kind, subject }) => (kind === 'flight' ? waysOf(subject.item) : []));
  if (!out) return null;
  const { from, to } = out;
  const minutes = offsetMinutes(to.zone, to.at) - offsetMinutes(from.zone, to.at);
  return minutes === 0 ? null : { zone: from.zone, city: from.city, there: to.city, minutes };
}
