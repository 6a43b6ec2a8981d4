import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { AirportInput } from '@app/contract/verticals/flights/staff-input';
import type { StaffAirport } from '@app/contract/verticals/flights/staff-schemas';
import { CityField } from '../../../features/travel/pick-city/city-field';
import { defineForm } from '../../../ui/form/define-form';
import { DegreesInput } from '../../../ui/form/inputs/degrees-input';
import { zoneChoices } from '../../../ui/form/inputs/zone-choices';

export type AirportDraft = Omit<AirportInput, 'latitude' | 'longitude'> & {
  latitude: number | null;
  longitude: number | null;
};

/** What a new airport begins with; zone and place are those of its city until others are typed. */
export const newAirport = {
  name: { 'en-US': '' },
  code: '',
  transferMinutes: 60,
  chargeUsd: 0,
  enabled: true,
} as unknown as AirportDraft;

/** The draft of an airport that exists: what the server takes back, and nothing else. */
export const draftOf = ({ id: _id, version: _version, city: _city, flights: _flights, ...rest }: StaffAirport) =>
  rest as AirportDraft;

/** What is sent of a draft. */
export const bodyOf = ({ code, latitude, longitude, ...draft }: AirportDraft): AirportInput => ({
  ...draft,
  code: code.trim().toUpperCase(),
  latitude: latitude ?? 0,
  longitude: longitude ?? 0,
});

export const airportForm = defineForm<AirportDraft>()([
  { name: 'name', kind: 'localized', label: 'flights.staff.name', max: flightLimits.name, required: true },
  { name: 'code', kind: 'text', label: 'flights.staff.airport_code', max: 3, required: true, half: true },
  { name: 'cityId', kind: 'own', render: CityField, label: 'travel.staff.city', required: true, half: true },
  {
    name: 'zone',
    kind: 'select',
    label: 'travel.staff.zone',
    help: 'flights.staff.zone_help',
    choices: zoneChoices,
    required: true,
  },
  { name: 'latitude', kind: 'own', render: DegreesInput, label: 'travel.staff.latitude', required: true, half: true },
  { name: 'longitude', kind: 'own', render: DegreesInput, label: 'travel.staff.longitude', required: true, half: true },
  {
    name: 'transferMinutes',
    kind: 'integer',
    label: 'flights.staff.transfer_minutes',
    help: 'flights.staff.transfer_help',
    min: 0,
    max: flightLimits.transferMinutes,
    required: true,
    half: true,
  },
  {
    name: 'chargeUsd',
    kind: 'money',
    label: 'flights.staff.charge',
    help: 'flights.staff.charge_help',
    required: true,
    half: true,
  },
  { name: 'enabled', kind: 'switch', label: 'flights.staff.on_sale', help: 'flights.staff.airport_on_sale_help' },
]);
