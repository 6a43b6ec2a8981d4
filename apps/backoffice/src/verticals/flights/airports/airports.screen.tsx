import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { StaffAirport } from '@app/contract/verticals/flights/staff-schemas';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { cityChoices } from '../../../features/travel/pick-city/city-choices';
import { inMyLanguage } from '../../../text/in-my-language';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { TwoLines } from '../../../ui/list/cells';
import { defineList } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { type AirportDraft, airportForm, bodyOf, draftOf, newAirport } from './airport-form';

const nameOf = (airport: StaffAirport): string => inMyLanguage(airport.name);

const airportList = defineList({
  endpoint: calls.listAirports,
  title: 'permission.travel.airports',
  exportName: 'airports',
  filters: [
    { key: 'keyword', kind: 'text', label: 'flights.staff.name_or_code', max: 40 },
    { key: 'cityId', kind: 'choice', label: 'travel.staff.city', choices: cityChoices },
    { key: 'enabled', kind: 'flag', label: 'flights.staff.on_sale' },
  ],
  columns: [
    {
      key: 'name',
      title: 'flights.staff.airport',
      render: (row) => <TwoLines strong top={nameOf(row)} bottom={row.code} />,
      write: 'name.en-US',
    },
    { key: 'code', title: 'flights.staff.code', hidden: true },
    { key: 'city', title: 'travel.staff.city' },
    { key: 'zone', title: 'travel.staff.zone' },
    { key: 'transferMinutes', title: 'flights.staff.transfer_minutes', as: 'count' },
    { key: 'chargeUsd', title: 'flights.staff.charge', as: 'money' },
    { key: 'flights', title: 'permission.travel.flights', as: 'count' },
    {
      key: 'enabled',
      title: 'flights.staff.on_sale',
      render: (row, { t }) => t(row.enabled ? 'ui.yes' : 'ui.no'),
      write: { yes: 'ui.yes', no: 'ui.no' },
    },
  ],
});

function AirportDrawer({ editing, onClose }: { editing: StaffAirport | null; onClose: () => void }) {
  const t = useText();
  return (
    <RecordFormDrawer<AirportDraft, StaffAirport>
      title={editing ? nameOf(editing) : t('flights.staff.new_airport')}
      kind="airport"
      fields={airportForm}
      editing={editing}
      blank={newAirport}
      draftOf={draftOf}
      create={(draft) => request(calls.createAirport, { body: bodyOf(draft) })}
      update={({ id, version }, draft) =>
        request(calls.updateAirport, { params: { id }, body: { ...bodyOf(draft), version } })
      }
      onClose={onClose}
    />
  );
}

/** The airports that flights leave from and arrive at, each with its own zone. */
export default function AirportsScreen() {
  const { list, drawer } = useRecordActions<StaffAirport>({
    mayEdit: useAllowed('travel.airports.edit'),
    nameOf,
    add: 'flights.staff.new_airport',
    bulk: [],
    drawer: (editing, close) => <AirportDrawer editing={editing} onClose={close} />,
  });
  return (
    <>
      <ListPage rule={airportList} actions={list} />
      {drawer}
    </>
  );
}
