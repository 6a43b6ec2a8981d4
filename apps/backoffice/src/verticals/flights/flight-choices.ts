import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import { choicesFrom } from '../../ui/choices';

type Coded = { readonly id: string; readonly code: string; readonly name: string };
const named = (list: readonly Coded[]) => list.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }));

export const airlineChoices = choicesFrom(calls.airlineChoices, named);
export const airportChoices = choicesFrom(calls.airportChoices, named);
export const aircraftChoices = choicesFrom(calls.aircraftChoices, named);
