import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { SeatMapInput } from '@app/contract/verticals/flights/staff-input';
import type { StaffAircraft, StaffSeatMap } from '@app/contract/verticals/flights/staff-schemas';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { WaitingDrawer } from '../../../ui/drawer';
import { defineForm } from '../../../ui/form/define-form';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { SeatMapField } from './seat-map-field';

const seatMapForm = defineForm<SeatMapInput>()([
  {
    name: 'seatMap',
    kind: 'own',
    render: SeatMapField,
    label: 'flights.staff.seat_map',
    help: 'flights.staff.seat_map_help',
  },
]);

const draftOf = ({ seatMap }: StaffSeatMap): SeatMapInput => ({ seatMap });

/** The seat map of a kind of aircraft: read, changed and saved as a whole. */
export function SeatMapDrawer({ aircraft, onClose }: { aircraft: StaffAircraft; onClose: () => void }) {
  const t = useText();
  const { id } = aircraft;
  const read = useAnswer(calls.readSeatMap, { params: { id } }, { ofForm: true });
  const editing = read.data?.id === id ? read.data : null;
  if (!editing) return <WaitingDrawer answer={read} onClose={onClose} />;
  return (
    <RecordFormDrawer<SeatMapInput, StaffSeatMap>
      title={t('flights.staff.seat_map_of', { name: inMyLanguage(aircraft.name) })}
      kind="aircraft"
      fields={seatMapForm}
      editing={editing}
      blank={{ seatMap: null }}
      draftOf={draftOf}
      create={() => Promise.reject(new Error('a map belongs to an aircraft'))}
      update={({ version }, draft) => request(calls.saveSeatMap, { params: { id }, body: { ...draft, version } })}
      reload={() => request(calls.readSeatMap, { params: { id } })}
      onClose={onClose}
    />
  );
}
