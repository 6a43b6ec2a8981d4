import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { FareBrandInput } from '@app/contract/verticals/flights/staff-input';
import { linesField } from '../../../ui/form/lines/lines-field';

type Step = FareBrandInput['refundSteps'][number];

/** What cancelling costs of the fare, from how many hours before departure on; free before the first step. */
export const RefundStepsField = linesField<Step>({
  max: flightLimits.brandSteps,
  blank: () => ({ hoursBefore: 0, percent: 100 }),
  add: 'flights.staff.add_step',
  sentence: [
    { kind: 'words', label: 'flights.staff.step_from' },
    { kind: 'number', name: 'hoursBefore', said: 'flights.staff.step_hours_of' },
    { kind: 'words', label: 'flights.staff.step_hours' },
    { kind: 'number', name: 'percent', said: 'flights.staff.step_percent_of' },
    { kind: 'words', label: 'flights.staff.step_percent' },
  ],
});
