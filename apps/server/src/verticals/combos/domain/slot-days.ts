import type { Locale } from '@app/contract/core/locale';
import { addDays, type Day } from '@app/kernel/local-day';
import type { SlotParty, SlotWanted } from '../../../modules/travel/public.ts';
import type { StoredCombo, StoredSlot } from './stored-combo.ts';

/** Minutes from landing until something of the same day can begin. */
export const LANDING_MINUTES = 90;

/** Who travels when, and from where; `fromCityId` is null without flights. */
export type Travelling = {
  readonly day: Day;
  readonly party: SlotParty;
  readonly fromCityId: string | null;
  /** In which tours are led, where that can be. */
  readonly lang: Locale;
  readonly now: Date;
  /** Whole percent that a deal on the combo takes off; without it there is none. */
  readonly dealPercent?: number | undefined;
};

/** The first and the last day of a slot at its place. */
export const slotDays = (slot: Pick<StoredSlot, 'dayOffset' | 'nights'>, day: Day): { from: Day; to: Day } => {
  const from = addDays(day, slot.dayOffset);
  return { from, to: addDays(from, slot.nights) };
};

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * The latest hour at which flights land, `HH:MM` on the first day, so that every table of that evening can be reached, wanted or not; null
 * where there is none.
 */
export function landsBy({ slots }: Pick<StoredCombo, 'slots'>): string | null {
  const hours = slots.flatMap(({ rule, dayOffset }) =>
    rule.kind === 'dining' && dayOffset === 0 ? [Number(rule.time.slice(0, 2)) * 60 + Number(rule.time.slice(3))] : [],
  );
  return hours.length === 0 ? null : clock(Math.max(0, Math.min(...hours) - LANDING_MINUTES));
}

/** What a slot is to be filled with. */
export const wantedFor = (
  combo: Pick<StoredCombo, 'slots' | 'offBp'>,
  slot: StoredSlot,
  of: Travelling,
): SlotWanted => ({
  rule: slot.rule,
  day: slotDays(slot, of.day).from,
  nights: slot.nights,
  party: of.party,
  fromCityId: of.fromCityId,
  landsBy: landsBy(combo),
  offBp: combo.offBp,
  dealPercent: of.dealPercent,
  lang: of.lang,
  now: of.now,
});
