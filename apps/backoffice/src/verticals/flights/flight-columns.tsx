import { flightLimits } from '@app/contract/verticals/flights/limits';
import { TwoLines } from '../../ui/list/cells';
import { airlineChoices, airportChoices } from './flight-choices';

/** What lists of flights and of their departures are filtered by. */
export const flightFilters = [
  { key: 'number', kind: 'text', label: 'flights.staff.number', max: flightLimits.number },
  { key: 'airlineId', kind: 'choice', label: 'flights.staff.airline', choices: airlineChoices },
  { key: 'fromAirportId', kind: 'choice', label: 'flights.staff.from', choices: airportChoices },
  { key: 'toAirportId', kind: 'choice', label: 'flights.staff.to', choices: airportChoices },
] as const;

type Airport = { readonly code: string; readonly name: string };
type Route = { readonly fromAirport: Airport; readonly toAirport: Airport };

/** From where to where a flight goes. */
export const routeColumn = {
  key: 'fromAirport',
  title: 'flights.staff.route',
  render: ({ fromAirport: from, toAirport: to }: Route) => (
    <TwoLines top={`${from.code} – ${to.code}`} bottom={`${from.name} – ${to.name}`} />
  ),
  write: ['fromAirport.code', 'toAirport.code'],
} as const;
