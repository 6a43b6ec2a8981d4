import { tourLimits } from '@app/contract/verticals/tours/limits';
import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import type { TourInput } from '@app/contract/verticals/tours/staff-input';
import type { StaffTour } from '@app/contract/verticals/tours/staff-schemas';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { defineForm } from '../../../ui/form/define-form';
import { RecordFormDrawer } from '../../../ui/form/record-form-drawer';
import { CancelStepsField } from './cancel-steps-field';
import { UnitsField } from './units-field';

const draftOf = ({ id: _id, version: _version, ...tour }: StaffTour): TourInput => tour as TourInput;

const fields = defineForm<TourInput>()([
  { name: 'name', kind: 'localized', label: 'tours.staff.name', max: tourLimits.name, required: true },
  { name: 'summary', kind: 'localized', label: 'tours.staff.summary', max: tourLimits.summary, required: true },
  { name: 'story', kind: 'localized', label: 'tours.staff.story', max: tourLimits.story, long: true, required: true },
  { name: 'operator', kind: 'text', label: 'tours.staff.operator', max: tourLimits.operator, half: true },
  { name: 'sortWeight', kind: 'integer', label: 'tours.staff.sort', required: true, half: true },
  { name: 'units', kind: 'own', draw: UnitsField, label: 'tours.staff.units' },
  {
    name: 'capacity',
    kind: 'integer',
    label: 'tours.staff.capacity',
    help: 'tours.staff.capacity_help',
    required: true,
    half: true,
  },
  {
    name: 'minPeople',
    kind: 'integer',
    label: 'tours.staff.min_people',
    help: 'tours.staff.min_help',
    required: true,
    half: true,
  },
  { name: 'goDays', kind: 'integer', label: 'tours.staff.go_days', required: true, half: true },
  { name: 'cutoffMinutes', kind: 'integer', label: 'tours.staff.cutoff', required: true, half: true },
  { name: 'cancelSteps', kind: 'own', draw: CancelStepsField, label: 'tours.staff.steps' },
  { name: 'online', kind: 'switch', label: 'tours.staff.online', half: true },
]);

/** One tour: its words, prices, minimum and conditions. */
export function TourDrawer({ tour, onClose }: { tour: StaffTour; onClose: () => void }) {
  return (
    <RecordFormDrawer<TourInput, StaffTour>
      title={inMyLanguage(tour.name)}
      kind="tour"
      fields={fields}
      editing={tour}
      blank={draftOf(tour)}
      draftOf={draftOf}
      create={(body) => request(calls.createTour, { body })}
      update={({ id, version }, draft) => request(calls.updateTour, { params: { id }, body: { ...draft, version } })}
      reload={(id) => request(calls.readStaffTour, { params: { id } })}
      readOnly={!useAllowed('travel.tours.edit')}
      onClose={onClose}
    />
  );
}
