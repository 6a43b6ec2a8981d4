import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { FlightInput } from '@app/contract/verticals/flights/staff-input';
import type { StaffFlight } from '@app/contract/verticals/flights/staff-schemas';
import { IconPlaneInflight } from '@tabler/icons-react';
import { Button } from 'antd';
import { useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import type { BulkAction, RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { Aircraft } from '../aircraft/aircraft-list';
import { BulkDrawer, blankBulk } from '../calendar/bulk-drawer';
import { FlightCalendar } from '../calendar/flight-calendar';
import { AIRCRAFT_PATH, FLIGHTS_PATH } from '../flight-paths';
import { draftOf, flightForm, newFlight } from './flight-form';
import { flightList, numberOf, setOnline } from './flight-list';
import { Retiming } from './retiming';

function FlightDrawer({ editing, onClose }: { editing: StaffFlight | null; onClose: () => void }) {
  const t = useText();
  const [draft, setDraft] = useState<FlightInput | null>(null);
  return (
    <RecordFormDrawer<FlightInput, StaffFlight>
      title={editing ? numberOf(editing) : t('flights.staff.new_flight')}
      kind="flight"
      fields={flightForm}
      editing={editing}
      blank={newFlight}
      draftOf={draftOf}
      create={(body) => request(calls.createFlight, { body })}
      update={({ id, version }, draft) => request(calls.updateFlight, { params: { id }, body: { ...draft, version } })}
      onDraft={setDraft}
      above={editing && draft ? <Retiming flight={editing} draft={draft} /> : null}
      reload={(id) => request(calls.readFlight, { params: { id } })}
      onClose={onClose}
    />
  );
}

const switching = (key: string, label: BulkAction<StaffFlight>['label'], online: boolean): BulkAction<StaffFlight> => ({
  key,
  label,
  nameOf: numberOf,
  each: (row) => setOnline([row.id], online),
});

function Schedule() {
  const t = useText();
  const navigate = useNavigate();
  const mayList = useAllowed('travel.flights.list');
  const mayPrice = useAllowed('travel.flights.calendar');
  const [priced, setPriced] = useState<StaffFlight[] | null>(null);
  const { list, drawer } = useRecordActions<StaffFlight>({
    mayEdit: useAllowed('travel.flights.edit'),
    nameOf: numberOf,
    add: 'flights.staff.new_flight',
    bulk: mayList
      ? [
          { ...switching('online', 'flights.staff.put_on_sale', true), primary: true },
          switching('offline', 'flights.staff.take_off_sale', false),
        ]
      : [],
    drawer: (editing, close) => <FlightDrawer editing={editing} onClose={close} />,
  });
  const rowActions = (row: StaffFlight): RowAction[] => [
    { key: 'calendar', label: 'flights.staff.cal_calendar', to: `${FLIGHTS_PATH}/${row.id}/calendar` },
    ...(list.rowActions?.(row) ?? []),
  ];
  const bulkActions: BulkAction<StaffFlight>[] = [
    ...(list.bulkActions ?? []),
    ...(mayPrice ? [{ key: 'days', label: 'flights.staff.cal_calendar' as const, run: setPriced }] : []),
  ];
  const extra = (
    <>
      <Button icon={<IconPlaneInflight size={16} />} onClick={() => void navigate(AIRCRAFT_PATH)}>
        {t('flights.staff.aircraft_kinds')}
      </Button>
      {list.extra}
    </>
  );
  return (
    <>
      <ListPage rule={flightList} actions={{ ...list, extra, rowActions, bulkActions }} />
      {drawer}
      {priced && (
        <BulkDrawer
          initial={blankBulk({ flights: priced.map((row) => ({ value: row.id, label: numberOf(row) })) })}
          onClose={() => setPriced(null)}
        />
      )}
    </>
  );
}

/** Flights of the schedule, the kinds of aircraft that fly it, and prices and seats of a flight by day. */
export default function FlightsScreen() {
  return (
    <Routes>
      <Route path="aircraft" element={<Aircraft />} />
      <Route path=":id/calendar" element={<FlightCalendar />} />
      <Route path="/*" element={<Schedule />} />
    </Routes>
  );
}
