import { addMs, MINUTE } from '@app/kernel/clock';
import { wallTimeIn } from '@app/kernel/zone-time';
import type { TimeTaken } from '../../../modules/travel/public.ts';
import { LANDING_MINUTES } from './slot-days.ts';
import type { StoredCombo, StoredSlot } from './stored-combo.ts';

/** Whoever lands before this hour, by the clock of the place, wants a bed of the night before. */
const EARLY_UNTIL = '06:00';

/** A slot of rooms for the first night, or for the one before as well. */
const isFirstNight = ({ rule, dayOffset }: Pick<StoredSlot, 'rule' | 'dayOffset'>): boolean =>
  rule.kind === 'hotel' && dayOffset <= 0;

/** The combo with its rooms of the first night from the night before on, where that is wanted. */
export const withNightBefore = <C extends StoredCombo>(combo: C, early: boolean): C => ({
  ...combo,
  slots: combo.slots.map((slot) =>
    early && isFirstNight(slot) ? { ...slot, dayOffset: -1, nights: slot.nights + 1 } : slot,
  ),
});

/**
 * Whether flights that take some times, ways to and from the airport included, land so early that a bed of the night before is wanted; never
 * for a combo without rooms for its first night.
 */
export function landsEarly(combo: Pick<StoredCombo, 'slots' | 'zone'>, taken: readonly TimeTaken[]): boolean {
  const [way] = taken.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  if (!way || !combo.slots.some(isFirstNight)) return false;
  const landing = addMs(way.endsAt, -LANDING_MINUTES * MINUTE);
  return wallTimeIn(combo.zone, landing).slice(11, 16) < EARLY_UNTIL;
}
