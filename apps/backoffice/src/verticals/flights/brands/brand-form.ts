import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { FareBrandInput } from '@app/contract/verticals/flights/staff-input';
import type { StaffFareBrand } from '@app/contract/verticals/flights/staff-schemas';
import { defineForm } from '../../../ui/form/define-form';
import { airlineChoices } from '../flight-choices';
import { cabinChoices, seatChoices } from '../flight-words';
import { BagField } from './bag-field';
import { ChangeRuleField, NO_CHANGE } from './change-rule-field';
import { ExtraBagsField } from './extra-bags-field';
import { RefundStepsField } from './refund-steps-field';
import { NO_FEES, SeatFeesField } from './seat-fees-field';

export const newBrand: FareBrandInput = {
  airlineId: null,
  cabin: 'economy',
  code: '',
  name: { 'en-US': '' },
  pricePercent: 100,
  cabinBag: { pieces: 1, kg: 8 },
  checkedBag: { pieces: 0, kg: 0 },
  extraBags: [],
  seat: 'paid',
  seatFees: NO_FEES,
  meal: false,
  changeRule: NO_CHANGE,
  refundSteps: [{ hoursBefore: 0, percent: 100 }],
  sortWeight: 0,
  enabled: true,
};

/** The draft of a brand that exists: what the server takes back, and nothing else. */
export const draftOf = ({ id: _id, version: _version, airline: _airline, ...rest }: StaffFareBrand): FareBrandInput =>
  rest;

/** What is sent of a draft: without an airline it is of every one. */
export const bodyOf = (draft: FareBrandInput): FareBrandInput => ({
  ...draft,
  airlineId: draft.airlineId || null,
  code: draft.code.trim().toLowerCase(),
});

const odd = (numbers: readonly number[]): boolean => numbers.some(Number.isNaN);
const soundBag = ({ pieces, kg }: FareBrandInput['cabinBag']) =>
  odd([pieces, kg]) ? ('ui.form.number' as const) : null;

export const brandForm = defineForm<FareBrandInput>()([
  { name: 'name', kind: 'localized', label: 'flights.staff.name', max: flightLimits.name, required: true },
  {
    name: 'airlineId',
    kind: 'select',
    label: 'flights.staff.airline',
    help: 'flights.staff.brand_airline_help',
    choices: airlineChoices,
    clearable: true,
    half: true,
  },
  { name: 'cabin', kind: 'select', label: 'flights.staff.cabin', choices: cabinChoices, required: true, half: true },
  {
    name: 'code',
    kind: 'text',
    label: 'flights.staff.code',
    help: 'flights.staff.brand_code_help',
    max: flightLimits.brand,
    required: true,
    half: true,
  },
  {
    name: 'pricePercent',
    kind: 'integer',
    label: 'flights.staff.price_percent',
    help: 'flights.staff.price_percent_help',
    min: 50,
    max: 500,
    required: true,
    half: true,
  },
  { name: 'cabinBag', kind: 'own', render: BagField, label: 'flights.staff.cabin_bag', check: soundBag, half: true },
  {
    name: 'checkedBag',
    kind: 'own',
    render: BagField,
    label: 'flights.staff.checked_bag',
    check: soundBag,
    half: true,
  },
  {
    name: 'extraBags',
    kind: 'own',
    render: ExtraBagsField,
    label: 'flights.staff.extra_bags',
    help: 'flights.staff.extra_bags_help',
    check: (bags) =>
      odd(bags.flatMap(({ kg, usd, taxBp, most }) => [kg, usd, taxBp, most])) ? 'ui.form.number' : null,
  },
  { name: 'seat', kind: 'select', label: 'flights.staff.seat', choices: seatChoices, required: true, half: true },
  {
    name: 'seatFees',
    kind: 'own',
    render: SeatFeesField,
    label: 'flights.staff.seat_fees',
    help: 'flights.staff.seat_fees_help',
    check: (fees) => (odd(Object.values(fees)) ? 'ui.form.number' : null),
  },
  { name: 'meal', kind: 'switch', label: 'flights.staff.meal', half: true },
  {
    name: 'refundSteps',
    kind: 'own',
    render: RefundStepsField,
    label: 'flights.staff.refund_steps',
    help: 'flights.staff.refund_steps_help',
    check: (steps) =>
      odd(steps.flatMap(({ hoursBefore, percent }) => [hoursBefore, percent])) ? 'ui.form.number' : null,
  },
  {
    name: 'changeRule',
    kind: 'own',
    render: ChangeRuleField,
    label: 'flights.staff.change_rule',
    help: 'flights.staff.change_rule_help',
    check: ({ feeUsd, untilMinutes }) => (odd([feeUsd, untilMinutes]) ? 'ui.form.number' : null),
  },
  { name: 'sortWeight', kind: 'integer', label: 'flights.staff.sort', required: true, half: true },
  { name: 'enabled', kind: 'switch', label: 'flights.staff.on_sale', half: true },
]);
