import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import type { RatePlanInput } from '@app/contract/verticals/hotels/staff-input';
import type { StaffRatePlan } from '@app/contract/verticals/hotels/staff-schemas';
import { defineForm } from '../../../ui/form/define-form';
import { boardChoices } from '../hotel-words';
import { CancelStepsField, ChildBandsField } from './line-fields';

export const newPlan: RatePlanInput = {
  name: { 'en-US': '' },
  board: 'room_only',
  baseUsd: 10_000,
  extraAdultUsd: 0,
  singleOffUsd: 0,
  childBands: [],
  refundable: true,
  cancelSteps: [{ daysBefore: 1, percent: 100 }],
  minimumStay: 1,
  online: true,
  sortWeight: 0,
};

/** The draft of a rate plan that exists: what the server takes back, and nothing else. */
export function draftOf({ id: _id, version: _version, roomTypeId: _room, ...draft }: StaffRatePlan): RatePlanInput {
  return draft;
}

/** What is sent: a plan without refund has no steps. */
export const bodyOf = (draft: RatePlanInput): RatePlanInput => ({
  ...draft,
  cancelSteps: draft.refundable ? draft.cancelSteps : [],
});

const odd = (numbers: readonly number[]): boolean => numbers.some(Number.isNaN);

export const planForm = defineForm<RatePlanInput>()([
  { name: 'name', kind: 'localized', label: 'hotels.staff.plan_name', max: hotelLimits.name, required: true },
  { name: 'board', kind: 'select', label: 'hotels.staff.board', choices: boardChoices, required: true, half: true },
  {
    name: 'baseUsd',
    kind: 'money',
    label: 'hotels.staff.base_price',
    help: 'hotels.staff.base_price_help',
    required: true,
    half: true,
  },
  { name: 'extraAdultUsd', kind: 'money', label: 'hotels.staff.extra_adult', required: true, half: true },
  { name: 'singleOffUsd', kind: 'money', label: 'hotels.staff.single_off', required: true, half: true },
  {
    name: 'childBands',
    kind: 'own',
    render: ChildBandsField,
    label: 'hotels.staff.child_bands',
    help: 'hotels.staff.child_bands_help',
    check: (bands) => (odd(bands.flatMap(({ from, to, usd }) => [from, to, usd])) ? 'ui.form.number' : null),
  },
  { name: 'refundable', kind: 'switch', label: 'hotels.staff.refundable', help: 'hotels.staff.refundable_help' },
  {
    name: 'cancelSteps',
    kind: 'own',
    render: CancelStepsField,
    label: 'hotels.staff.cancel_steps',
    help: 'hotels.staff.cancel_steps_help',
    check: (steps) =>
      odd(steps.flatMap(({ daysBefore, percent }) => [daysBefore, percent])) ? 'ui.form.number' : null,
  },
  {
    name: 'minimumStay',
    kind: 'integer',
    label: 'hotels.staff.minimum_stay',
    help: 'hotels.staff.minimum_stay_help',
    required: true,
    half: true,
  },
  { name: 'sortWeight', kind: 'integer', label: 'hotels.staff.sort', required: true, half: true },
  { name: 'online', kind: 'switch', label: 'hotels.staff.on_sale' },
]);
