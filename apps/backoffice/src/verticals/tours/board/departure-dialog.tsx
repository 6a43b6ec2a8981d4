import { tourLimits } from '@app/contract/verticals/tours/limits';
import { staffTourEndpoints as calls } from '@app/contract/verticals/tours/staff-endpoints';
import type { DepartureEdit } from '@app/contract/verticals/tours/staff-input';
import type { StaffDeparture } from '@app/contract/verticals/tours/staff-schemas';
import { request } from '../../../api/request';
import { listed } from '../../../text/in-my-language';
import { defineForm } from '../../../ui/form/define-form';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';

const fields = defineForm<DepartureEdit>()([
  { name: 'capacity', kind: 'integer', label: 'tours.staff.capacity', required: true, half: true },
  { name: 'closed', kind: 'switch', label: 'tours.staff.closed', half: true },
  {
    name: 'guide',
    kind: 'text',
    label: 'tours.staff.guide',
    help: 'tours.staff.guide_help',
    max: tourLimits.guide,
    half: true,
  },
  { name: 'guidePhone', kind: 'text', label: 'tours.staff.guide_phone', max: 30, half: true },
]);

const draftOf = ({ capacity, closed, guide, guidePhone }: StaffDeparture): DepartureEdit => ({
  capacity,
  closed,
  guide,
  guidePhone,
});

/** Places, guide and sale of a departure. */
export function DepartureDrawer({ departure, onClose }: { departure: StaffDeparture; onClose: () => void }) {
  const update = ({ id, version }: { id: string; version: number }, draft: DepartureEdit) =>
    request(calls.updateTourDeparture, { params: { id }, body: { ...draft, version } });
  return (
    <RecordFormDrawer<DepartureEdit, StaffDeparture>
      title={listed(departure.tour, `${departure.day} ${departure.start}`)}
      kind="tour_departure"
      fields={fields}
      editing={departure}
      blank={draftOf(departure)}
      draftOf={draftOf}
      create={(draft) => update(departure, draft)}
      update={update}
      done="tours.staff.saved"
      onClose={onClose}
    />
  );
}
