import type { RatePlanInput, RoomTypeInput } from '@app/contract/verticals/hotels/staff-input';
import { linesField } from '../../../ui/form/lines/lines-field';
import { bedChoices } from '../hotel-words';

type Bed = RoomTypeInput['beds'][number];
type Step = RatePlanInput['cancelSteps'][number];
type Band = RatePlanInput['childBands'][number];

/** The beds of a room: how many of which. */
export const BedsField = linesField<Bed>({
  max: 6,
  blank: () => ({ bed: 'single', count: 1 }),
  add: 'hotels.staff.add_bed',
  sentence: [
    { kind: 'number', name: 'count', said: 'hotels.staff.bed_count' },
    {
      kind: 'choice',
      name: 'bed',
      said: 'hotels.staff.bed_kind',
      choices: (t) => bedChoices.map(({ value, label }) => ({ value, label: t(label) })),
    },
  ],
});

/** What cancelling costs, from how many days before check-in on; free before the first step. */
export const CancelStepsField = linesField<Step>({
  max: 5,
  blank: () => ({ daysBefore: 0, percent: 100 }),
  add: 'hotels.staff.add_step',
  sentence: [
    { kind: 'words', label: 'hotels.staff.step_from' },
    { kind: 'number', name: 'daysBefore', said: 'hotels.staff.step_days_of' },
    { kind: 'words', label: 'hotels.staff.step_days' },
    { kind: 'number', name: 'percent', said: 'hotels.staff.step_percent_of' },
    { kind: 'words', label: 'hotels.staff.step_percent' },
  ],
});

/** What a child pays for a night, by age. */
export const ChildBandsField = linesField<Band>({
  max: 6,
  blank: () => ({ from: 0, to: 0, usd: 0 }),
  add: 'hotels.staff.add_band',
  sentence: [
    { kind: 'words', label: 'hotels.staff.band_from' },
    { kind: 'number', name: 'from', said: 'hotels.staff.band_from_of' },
    { kind: 'words', label: 'hotels.staff.band_to' },
    { kind: 'number', name: 'to', said: 'hotels.staff.band_to_of' },
    { kind: 'money', name: 'usd', said: 'hotels.staff.band_price_of' },
  ],
});
