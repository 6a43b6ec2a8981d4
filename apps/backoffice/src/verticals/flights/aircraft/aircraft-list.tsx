import { flightLimits } from '@app/contract/verticals/flights/limits';
import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { AircraftInput } from '@app/contract/verticals/flights/staff-input';
import type { StaffAircraft } from '@app/contract/verticals/flights/staff-schemas';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { defineForm } from '../../../ui/form/define-form';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { defineList } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { SeatMapDrawer } from './seat-map-drawer';

const nameOf = (aircraft: StaffAircraft): string => inMyLanguage(aircraft.name);

const aircraftList = defineList({
  endpoint: calls.listAircraft,
  title: 'flights.staff.aircraft_kinds',
  exportName: 'aircraft',
  filters: [{ key: 'keyword', kind: 'text', label: 'flights.staff.name_or_code', max: 40 }],
  columns: [
    { key: 'name', title: 'flights.staff.aircraft', render: nameOf, write: 'name.en-US' },
    { key: 'code', title: 'flights.staff.code' },
    { key: 'seats', title: 'flights.staff.seats_on_map', as: 'count' },
    { key: 'flights', title: 'permission.travel.flights', as: 'count' },
  ],
});

const aircraftForm = defineForm<AircraftInput>()([
  { name: 'name', kind: 'localized', label: 'flights.staff.name', max: flightLimits.name, required: true },
  {
    name: 'code',
    kind: 'text',
    label: 'flights.staff.code',
    help: 'flights.staff.aircraft_code_help',
    max: 3,
    required: true,
    half: true,
  },
]);

const draftOf = ({
  id: _id,
  version: _version,
  flights: _flights,
  seats: _seats,
  ...rest
}: StaffAircraft): AircraftInput => rest;
const bodyOf = (draft: AircraftInput): AircraftInput => ({ ...draft, code: draft.code.trim().toUpperCase() });

function AircraftDrawer({ editing, onClose }: { editing: StaffAircraft | null; onClose: () => void }) {
  const t = useText();
  return (
    <RecordFormDrawer<AircraftInput, StaffAircraft>
      title={editing ? nameOf(editing) : t('flights.staff.new_aircraft')}
      kind="aircraft"
      fields={aircraftForm}
      editing={editing}
      blank={{ name: { 'en-US': '' }, code: '' }}
      draftOf={draftOf}
      create={(draft) => request(calls.createAircraft, { body: bodyOf(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateAircraft, { params: { id }, body: { ...bodyOf(draft), version } })
      }
      onClose={onClose}
    />
  );
}

/** Kinds of aircraft that fly the schedule. */
export function Aircraft() {
  const [mapOf, setMapOf] = useState<StaffAircraft | null>(null);
  const { list, drawer } = useRecordActions<StaffAircraft>({
    mayEdit: useAllowed('travel.flights.edit'),
    nameOf,
    add: 'flights.staff.new_aircraft',
    bulk: [],
    further: (row) => [{ key: 'map', label: 'flights.staff.seat_map', run: () => setMapOf(row) }],
    drawer: (editing, close) => <AircraftDrawer editing={editing} onClose={close} />,
  });
  return (
    <>
      <ListPage rule={aircraftList} actions={list} />
      {drawer}
      {mapOf && <SeatMapDrawer aircraft={mapOf} onClose={() => setMapOf(null)} />}
    </>
  );
}
