import type { Localized } from '@app/contract/core/locale';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { SlotRule } from '@app/contract/travel/slot-rules';
import type { ComboSlotInput, StaffCombo } from '@app/contract/verticals/combos/staff-schemas';
import type { NamedSubject } from '../../features/travel/pick-subject/subjects';
import { comma } from '../../text/in-my-language';
import type { LocalizedDraft } from '../../ui/form/define-form';
import type { CellContext } from '../../ui/list/define-list';

type RuleOf<K extends TravelKind> = Extract<SlotRule, { kind: K }>;

/** A part of a combo as the form holds it: what each kind may say of it beside one another, and what is named with its names. */
export type SlotDraft = Omit<ComboSlotInput, 'label' | 'rule'> & {
  label: LocalizedDraft & { 'en-US': string };
  kind: TravelKind;
  /** An empty text where none is chosen yet. */
  cityId: string;
  cabin: RuleOf<'flight'>['cabin'];
  starsMin: number;
  cuisine: RuleOf<'dining'>['cuisine'];
  time: string;
  named: NamedSubject[];
};

/** In the order they are offered in, with the nights that a new part of it has. */
export const SLOT_KINDS = ['flight', 'hotel', 'tour', 'dining', 'diningcombo'] as const satisfies readonly TravelKind[];

/** Kinds that last over nights, and belong to the core by default. */
const lasts = (kind: TravelKind): boolean => kind === 'flight' || kind === 'hotel';

/** A new part of a kind. */
export const newSlot = (kind: TravelKind, key: string): SlotDraft => ({
  key,
  label: { 'en-US': '' },
  dayOffset: 0,
  nights: lasts(kind) ? 1 : 0,
  optional: false,
  core: lasts(kind),
  kind,
  cityId: '',
  cabin: 'economy',
  starsMin: 3,
  cuisine: null,
  time: '19:30',
  named: [],
});

/** Words that parts of a kind are called by where they are picked. */
const KEYS: Readonly<Record<TravelKind, string>> = {
  flight: 'flight',
  hotel: 'hotel',
  tour: 'tour',
  dining: 'dinner',
  diningcombo: 'set',
};

/** A name for a part of a kind that no other part has. */
export function freeKey(kind: TravelKind, taken: readonly string[]): string {
  const word = KEYS[kind];
  const numbered = Array.from({ length: taken.length + 1 }, (_, at) => (at === 0 ? word : `${word}_${at + 1}`));
  return numbered.find((key) => !taken.includes(key)) ?? word;
}

/** A part that becomes one of another kind: what it names and how long it lasts belonged to the former. */
export const ofKind = (slot: SlotDraft, kind: TravelKind, taken: readonly string[]): SlotDraft => ({
  ...newSlot(kind, freeKey(kind, taken)),
  label: slot.label,
  dayOffset: slot.dayOffset,
  cityId: slot.cityId,
});

/** The draft of a part that exists. */
export function slotDraftOf({ rule, named, ...slot }: StaffCombo['slots'][number]): SlotDraft {
  const { kind } = rule;
  return { ...newSlot(kind, slot.key), ...slot, ...rule, kind, named: kind === 'flight' ? [] : named };
}

const idsOf = ({ named }: SlotDraft): string[] => named.map(({ id }) => id);

/** What may fill a part, as it is sent. */
function ruleOf(slot: SlotDraft): SlotRule {
  const { kind, cityId, cabin, starsMin, cuisine, time } = slot;
  switch (kind) {
    case 'flight':
      return { kind, cityId, cabin };
    case 'hotel':
      return { kind, cityId, starsMin, hotelIds: idsOf(slot) };
    case 'tour':
      return { kind, tourIds: idsOf(slot) };
    case 'dining':
      return { kind, cityId, cuisine, restaurantIds: idsOf(slot), time };
    case 'diningcombo':
      return { kind, setIds: idsOf(slot) };
  }
}

/** A part as it is sent. */
export const slotBodyOf = (slot: SlotDraft): ComboSlotInput => ({
  key: slot.key,
  label: slot.label as Localized,
  dayOffset: slot.dayOffset,
  nights: slot.nights,
  optional: slot.optional,
  core: slot.core,
  rule: ruleOf(slot),
});

/** Whether a part names what its kind cannot do without. */
export const isChosen = ({ kind, cityId, named, label }: SlotDraft): boolean => {
  const where = kind === 'tour' || kind === 'diningcombo' ? named.length > 0 : cityId !== '';
  return where && label['en-US'].trim() !== '';
};

/** Parts in their order as two versions of a combo are compared. */
export const slotsText = (slots: readonly SlotDraft[], { t }: Pick<CellContext, 't'>): string =>
  slots
    .map(({ kind, label, dayOffset, nights, optional }) => {
      const words = [t(`travel.kind.${kind}`), label['en-US'], t('combos.staff.day_value', { day: dayOffset + 1 })];
      if (nights > 0) words.push(t('combos.staff.nights_value', { count: nights }));
      if (optional) words.push(t('combos.staff.optional'));
      return words.join(comma());
    })
    .join('\n');
