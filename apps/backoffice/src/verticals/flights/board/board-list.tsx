import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { Departure } from '@app/contract/verticals/flights/staff-schemas';
import { comma } from '../../../text/in-my-language';
import { StatusTag, TwoLines } from '../../../ui/list/cells';
import { type CellContext, defineList } from '../../../ui/list/define-list';
import { HereTime } from '../../../ui/zone-note';
import { flightFilters, routeColumn } from '../flight-columns';
import { hourWithShift } from '../flight-words';
import { stateCell } from './board-state';

type Seats = Departure['cabins'][number];

/** Sold and held seats of a cabin beside all of them. */
const loadText = ({ cabin, seats, held, sold, laps }: Seats, { t }: CellContext): string =>
  [
    t('flights.staff.load', { cabin: t(`flights.cabin.${cabin}`), sold, seats }),
    held > 0 ? t('flights.staff.held_seats', { count: held }) : '',
    laps > 0 ? t('flights.staff.babies', { count: laps }) : '',
  ]
    .filter(Boolean)
    .join(comma());

export const boardList = defineList({
  endpoint: calls.listDepartures,
  title: 'permission.travel.flight_board',
  exportName: 'departures',
  filters: [...flightFilters],
  columns: [
    {
      key: 'number',
      title: 'flights.staff.flight',
      render: (row) => <TwoLines strong whole top={row.number} bottom={row.airline.name} />,
    },
    routeColumn,
    {
      key: 'localDeparture',
      title: 'flights.staff.times',
      render: (row, { t }) => {
        const times = `${row.localDeparture.slice(11)} – ${hourWithShift(row.localArrival.slice(11), row.dayShift)}`;
        const moved = row.localDeparture !== row.scheduledDeparture;
        const was = moved && t('flights.staff.was_at', { time: row.scheduledDeparture.slice(11) });
        const here = <HereTime wall={row.localDeparture} at={row.departsAt} />;
        return (
          <TwoLines
            whole="both"
            top={times}
            bottom={
              was ? (
                <>
                  {was} {here}
                </>
              ) : (
                here
              )
            }
          />
        );
      },
    },
    {
      key: 'state',
      title: 'flights.staff.state',
      render: stateCell,
      write: [{ words: 'flights.staff.departure_state.' }, { path: 'reason', words: 'flights.reason.' }],
    },
    { key: 'aircraft', title: 'flights.staff.aircraft' },
    {
      key: 'cabins',
      title: 'flights.staff.seats',
      render: (row, ctx) => row.cabins.map((cabin) => <div key={cabin.cabin}>{loadText(cabin, ctx)}</div>),
      write: ['cabins.0.sold', 'cabins.0.seats'],
    },
    {
      key: 'toIssue',
      title: 'flights.staff.to_issue',
      render: (row, { format }) =>
        row.toIssue === 0 ? '–' : <StatusTag tone="info">{format.count(row.toIssue)}</StatusTag>,
    },
  ],
});
