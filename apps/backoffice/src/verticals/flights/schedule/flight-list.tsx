import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { StaffFlight } from '@app/contract/verticals/flights/staff-schemas';
import { request } from '../../../api/request';
import { currentLocale } from '../../../text/locale';
import { weekdaysText } from '../../../text/weekdays-text';
import { TwoLines } from '../../../ui/list/cells';
import { onlineColumn } from '../../../ui/list/columns/online-column';
import { type CellContext, defineList } from '../../../ui/list/define-list';
import { flightFilters, routeColumn } from '../flight-columns';
import { duration, hourWithShift } from '../flight-words';

/** What a flight is called: `P3 401`. */
export const numberOf = ({ airline, number }: StaffFlight): string => `${airline.code} ${number}`;

/** Puts flights on sale, or takes them off. */
export const setOnline = (ids: string[], online: boolean) => request(calls.setFlightsOnline, { body: { ids, online } });

const daysText = ({ weekdays }: StaffFlight, { t }: CellContext): string =>
  weekdays.length === 7 ? t('flights.staff.every_day') : weekdaysText(weekdays, currentLocale());

const lowest = ({ cabins }: StaffFlight): number => Math.min(...cabins.map(({ baseUsd }) => baseUsd));

export const flightList = defineList({
  endpoint: calls.listFlights,
  title: 'permission.travel.flights',
  exportName: 'flights',
  sort: { field: 'number', order: 'ASC' },
  filters: [...flightFilters, { key: 'online', kind: 'flag', label: 'flights.staff.on_sale' }],
  columns: [
    {
      key: 'number',
      title: 'flights.staff.flight',
      render: (row) => <TwoLines strong whole top={numberOf(row)} bottom={row.airline.name} />,
      write: ['airline.code', 'number'],
      sortable: true,
    },
    routeColumn,
    {
      key: 'departs',
      title: 'flights.staff.times',
      render: (row, ctx) => (
        <TwoLines
          whole
          top={`${row.departs} – ${hourWithShift(row.arrives, row.dayShift)}`}
          bottom={duration(row.blockMinutes, ctx)}
        />
      ),
      write: ['departs', 'arrives'],
      sortable: true,
    },
    { key: 'weekdays', title: 'flights.staff.weekdays', render: daysText },
    {
      key: 'validUntil',
      title: 'flights.staff.valid_until',
      render: (row, { format }) => format.day(`${row.validUntil}T00:00`),
    },
    { key: 'aircraft', title: 'flights.staff.aircraft', hidden: true },
    {
      key: 'cabins',
      title: 'flights.staff.base_from',
      render: (row, { format }) => format.money(lowest(row)),
      write: 'cabins.0.baseUsd',
      align: 'right',
    },
    { key: 'createdAt', title: 'flights.staff.created', as: 'moment', sortable: true, hidden: true },
    onlineColumn<StaffFlight, 'flights.staff.on_sale'>({
      title: 'flights.staff.on_sale',
      done: 'flights.staff.flags_set',
      permission: 'travel.flights.list',
      nameOf: numberOf,
      set: setOnline,
    }),
  ],
});
