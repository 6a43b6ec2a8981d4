import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { PassengerInput } from '@app/contract/travel/person-schemas';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { readSliceKey } from '@app/contract/verticals/flights/trip-schemas';
import type { Customer } from './customers.ts';
import { ask, type Product } from './products.ts';

const DAY_MS = 86_400_000;

/** A city by a part of its name, as `from` and `to` take it. */
export async function placeNamed(product: Product, keyword: string): Promise<string> {
  const [place] = await ask(product, flightEndpoints.flightPlaces, { query: { keyword } });
  if (!place) throw new Error(`nothing flies to ${keyword}`);
  return place.value;
}

/** A day so many days from now by the product's clock. */
export async function flightDayIn(product: Product, days: number): Promise<string> {
  const { today } = await ask(product, flightEndpoints.flightHome);
  return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Keeps a traveller whose passport outlives every trip of the demo. */
export const keepTraveller = (product: Product, { token }: Customer, body: Partial<PassengerInput> = {}) =>
  ask(product, travelEndpoints.savePassenger, {
    token,
    body: {
      givenName: 'Ines',
      familyName: 'Duarte',
      gender: 'female',
      birthDate: '1994-04-03',
      nationality: 'PT',
      documentType: 'passport',
      documentNumber: `PT${Date.now() % 10_000_000}`,
      documentValidUntil: '2040-01-01',
      ...body,
    },
  });

/** Books a one-way flight of the demo for one kept traveller, unpaid. */
export async function bookFlight(product: Product, customer: Customer, days: number) {
  const { token } = customer;
  const kept = await keepTraveller(product, customer);
  const [from, to] = [await placeNamed(product, 'lisbon'), await placeNamed(product, 'london')];
  const day = await flightDayIn(product, days);
  const { list } = await ask(product, flightEndpoints.flightSearch, { query: { from, to, day, sort: 'cheapest' } });
  const [card] = list;
  if (!card) throw new Error('no flight that day');
  const details = await ask(product, flightEndpoints.flightDetails, { query: { out: card.key } });
  const quote = await ask(product, flightEndpoints.createFlightQuote, {
    token,
    body: {
      slices: [
        { cabin: 'economy', brand: details.fares[0]?.brands[0] ?? '', legs: readSliceKey(card.key)?.slice() ?? [] },
      ],
      adults: 1,
    },
  });
  const placed = await ask(product, flightEndpoints.bookFlight, {
    token,
    body: {
      quoteId: quote.id,
      guests: [{ unit: 1, givenName: kept.givenName, familyName: kept.familyName, passengerId: kept.id }],
      contact: { name: 'Ines Duarte', country: 'PT', phone: '912345678', email: 'ines@example.com' },
      policyAccepted: true,
    },
  });
  return { ...placed, number: placed.number, flight: card.legs[0]?.number ?? '', day };
}
