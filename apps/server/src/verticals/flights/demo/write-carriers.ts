import { insertRows } from '../../../demo/seed/bulk.ts';
import type { Chance } from '../../../demo/seed/chance.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { demoAircraft, demoAirlines } from './airlines.ts';
import { type DemoAirport, demoAirports } from './airports.ts';
import { demoBrands } from './brands.ts';
import { changeRuleOf } from './change-rules.ts';
import { extraBagsOf } from './extra-bags.ts';
import { demoSeatFees, demoSeatMap } from './seat-maps.ts';

/** Ids of things known by a code. */
export type Ids = ReadonlyMap<string, string>;
/** What flights are made of, by their codes. */
export type Carriers = { readonly airlines: Ids; readonly airports: Ids; readonly aircraft: Ids };

const idsOf = (all: readonly { readonly code: string }[], chance: Chance, at: Date): Ids =>
  new Map(all.map(({ code }) => [code, chance.id(at)]));

const airlineRow = ({ code, ticketPrefix, name, colour, returnBp }: (typeof demoAirlines)[number], ids: Ids) => ({
  id: ids.get(code),
  code,
  ticket_prefix: ticketPrefix,
  name,
  colour,
  return_bp: returnBp ?? 0,
  enabled: true,
  version: 1,
});

const airportRow = (airport: DemoAirport, ids: { airports: Ids; cities: Ids }) => ({
  id: ids.airports.get(airport.code),
  code: airport.code,
  city_id: ids.cities.get(airport.city),
  name: airport.name,
  zone: airport.zone,
  latitude: airport.at[0],
  longitude: airport.at[1],
  transfer_minutes: airport.transferMinutes,
  charge_usd: airport.chargeUsd,
  enabled: true,
  version: 1,
});

/** Fares of an airline, or of every airline that has none of its own. */
const brandRow = (
  brand: (typeof demoBrands)[number],
  { airlines, id, sortWeight }: { airlines: Ids; id: string; sortWeight: number },
) => ({
  id,
  airline_id: brand.airline === null ? null : airlines.get(brand.airline),
  cabin: brand.cabin,
  code: brand.code,
  name: brand.name,
  price_percent: brand.pricePercent,
  cabin_bag: brand.cabinBag,
  checked_bag: brand.checkedBag,
  extra_bags: extraBagsOf(brand),
  seat: brand.seat,
  seat_fees: demoSeatFees(brand),
  meal: brand.meal,
  change_rule: changeRuleOf(brand),
  refund_steps: brand.refund.map(([hoursBefore, percent]) => ({ hoursBefore, percent })),
  sort_weight: sortWeight,
  enabled: true,
  version: 1,
});

/** Writes airlines with their fares, airports and kinds of aircraft. */
export async function writeCarriers(
  tx: Tx,
  { chance, founded, cityIds }: { chance: Chance; founded: Date; cityIds: Ids },
): Promise<Carriers> {
  const airlines = idsOf(demoAirlines, chance, founded);
  const airports = idsOf(demoAirports, chance, founded);
  const aircraft = idsOf(demoAircraft, chance, founded);
  await insertRows(
    tx,
    'airline',
    demoAirlines.map((airline) => airlineRow(airline, airlines)),
  );
  await insertRows(
    tx,
    'airport',
    demoAirports.map((airport) => airportRow(airport, { airports, cities: cityIds })),
  );
  await insertRows(
    tx,
    'aircraft',
    demoAircraft.map(({ code, name }) => ({
      id: aircraft.get(code),
      code,
      name,
      seat_map: demoSeatMap(code),
      version: 1,
    })),
  );
  await insertRows(
    tx,
    'fare_brand',
    demoBrands.map((brand, index) => brandRow(brand, { airlines, id: chance.id(founded), sortWeight: 100 - index })),
  );
  return { airlines, airports, aircraft };
}
