import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { FlightInput } from '@app/contract/verticals/flights/staff-input';
import type { StaffFlight } from '@app/contract/verticals/flights/staff-schemas';
import { createElement } from 'react';
import { defineForm, type OwnFieldProps } from '../../../ui/form/define-form';
import { HourInput } from '../../../ui/form/inputs/hour-input';
import { WeekdaysField } from '../../../ui/form/inputs/weekdays-field';
import { aircraftChoices, airlineChoices, airportChoices } from '../flight-choices';
import { BlockField } from './block-field';
import { CabinsField } from './cabins-field';

/** What a new flight begins with: every day, not on sale until somebody decides so. */
export const newFlight = {
  number: '',
  operatedBy: '',
  departs: '08:00',
  blockMinutes: 120,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  fromTerminal: '',
  toTerminal: '',
  cabins: [{ cabin: 'economy', seats: 150, laps: 15, baseUsd: 10_000, childPercent: 75, babyPercent: 10 }],
  online: false,
} as unknown as FlightInput;

/** The draft of a flight that exists: what the server takes back, and nothing else. */
export function draftOf(flight: StaffFlight): FlightInput {
  const { id: _id, version: _version, airline: _airline, fromAirport: _from, toAirport: _to, ...rest } = flight;
  const { aircraft: _aircraft, arrives: _arrives, dayShift: _shift, createdAt: _created, ...draft } = rest;
  return draft;
}

const odd = (numbers: readonly number[]): boolean => numbers.some(Number.isNaN);

/** Hours of a timetable go by five minutes. */
const TimetableHour = ({ errors: _errors, ...props }: OwnFieldProps<string>) =>
  createElement(HourInput, { ...props, minuteStep: 5 });

export const flightForm = defineForm<FlightInput>()([
  {
    name: 'airlineId',
    kind: 'select',
    label: 'flights.staff.airline',
    choices: airlineChoices,
    required: true,
    half: true,
  },
  {
    name: 'number',
    kind: 'text',
    label: 'flights.staff.number',
    help: 'flights.staff.number_help',
    max: 4,
    required: true,
    half: true,
  },
  {
    name: 'fromAirportId',
    kind: 'select',
    label: 'flights.staff.from',
    choices: airportChoices,
    required: true,
    half: true,
  },
  {
    name: 'toAirportId',
    kind: 'select',
    label: 'flights.staff.to',
    choices: airportChoices,
    required: true,
    half: true,
  },
  { name: 'fromTerminal', kind: 'text', label: 'flights.staff.from_terminal', max: flightLimits.terminal, half: true },
  { name: 'toTerminal', kind: 'text', label: 'flights.staff.to_terminal', max: flightLimits.terminal, half: true },
  {
    name: 'departs',
    kind: 'own',
    render: TimetableHour,
    label: 'flights.staff.departs',
    help: 'flights.staff.departs_help',
    required: true,
    half: true,
  },
  {
    name: 'blockMinutes',
    kind: 'own',
    render: BlockField,
    label: 'flights.staff.block',
    help: 'flights.staff.block_help',
    check: (minutes) => (odd([minutes]) ? 'ui.form.number' : null),
    required: true,
    half: true,
  },
  { name: 'weekdays', kind: 'own', render: WeekdaysField, label: 'flights.staff.weekdays', required: true },
  { name: 'validFrom', kind: 'day', label: 'flights.staff.valid_from', required: true, half: true },
  { name: 'validUntil', kind: 'day', label: 'flights.staff.valid_until', required: true, half: true },
  {
    name: 'aircraftId',
    kind: 'select',
    label: 'flights.staff.aircraft',
    choices: aircraftChoices,
    required: true,
    half: true,
  },
  {
    name: 'operatedBy',
    kind: 'text',
    label: 'flights.staff.operated_by',
    help: 'flights.staff.operated_by_help',
    max: flightLimits.name,
    half: true,
  },
  {
    name: 'cabins',
    kind: 'own',
    render: CabinsField,
    label: 'flights.staff.cabins',
    help: 'flights.staff.cabins_help',
    check: (cabins) =>
      odd(cabins.flatMap((row) => [row.seats, row.laps, row.baseUsd, row.childPercent, row.babyPercent]))
        ? 'ui.form.number'
        : null,
  },
  { name: 'online', kind: 'switch', label: 'flights.staff.on_sale', help: 'flights.staff.flight_on_sale_help' },
]);
