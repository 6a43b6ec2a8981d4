import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import type { PricedDeparture, TourDetail } from '@app/contract/verticals/tours/views';
import { sql } from 'kysely';
import type { Customer } from './customers.ts';
import { ask, onDatabase, type Product } from './products.ts';

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

type Party = { readonly adults: number; readonly childAges?: readonly number[] };

/** A departure of a tour that nobody has booked yet. */
export type FoundDeparture = { readonly tour: TourDetail; readonly departure: PricedDeparture };

/** A tour by a part of its name. */
export async function tourNamed(product: Product, keyword: string): Promise<TourDetail> {
  const found = await ask(product, tourEndpoints.tourSuggest, { query: { keyword } });
  const tour = found.find(({ kind }) => kind === 'tour');
  if (!tour) throw new Error(`no tour is called ${keyword}`);
  return ask(product, tourEndpoints.tourDetails, { query: { id: tour.id } });
}

/** The first departure of a tour, so many days from now or later, that is open and that nobody has booked or holds. */
export async function findDeparture(product: Product, keyword: string, days: number): Promise<FoundDeparture> {
  const tour = await tourNamed(product, keyword);
  const from = dayAfter(tour.today, days);
  const calendar = await ask(product, tourEndpoints.tourCalendar, {
    query: { id: tour.id, from, to: dayAfter(from, 60) },
  });
  for (const { date } of calendar.days) {
    const { departures } = await ask(product, tourEndpoints.tourDepartures, { query: { id: tour.id, day: date } });
    const taken = await takenOf(
      product,
      departures.map(({ id }) => id),
    );
    const departure = departures.find((one) => one.state === 'open' && !one.guaranteed && !taken.has(one.id));
    if (departure) return { tour, departure };
  }
  throw new Error(`no untouched departure of ${keyword}`);
}

/** Which of some departures have places held or sold. */
async function takenOf(product: Product, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await onDatabase(product, (db) =>
    sql<{ id: string }>`SELECT id FROM tour_departure WHERE id = ANY (${ids}::uuid[]) AND held + sold > 0`.execute(db),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Quotes a departure for a party. */
const quoteTour = (
  product: Product,
  { token }: Customer,
  { departure }: FoundDeparture,
  { adults, childAges = [] }: Party,
) =>
  ask(product, tourEndpoints.createTourQuote, {
    token,
    body: { departureId: departure.id, adults, childAges: [...childAges] },
  });

/** Books places on a departure for adults, unpaid. */
export async function bookTour(product: Product, customer: Customer, found: FoundDeparture, adults: number) {
  const quote = await quoteTour(product, customer, found, { adults });
  const people = found.tour.names === 'all' ? adults : 1;
  return ask(product, tourEndpoints.bookTour, {
    token: customer.token,
    body: {
      quoteId: quote.id,
      guests: Array.from({ length: people }, (_, index) => ({
        unit: index + 1,
        givenName: ['Ines', 'Rui', 'Marta', 'Tiago'][index % 4] ?? 'Ines',
        familyName: 'Duarte',
      })),
      contact: { name: 'Ines Duarte', country: 'PT', phone: '912345678', email: 'ines@example.com' },
      policyAccepted: true,
    },
  });
}

/** Leaves so many free places on a departure. */
export const leavePlaces = (product: Product, { departure }: FoundDeparture, free: number): Promise<unknown> =>
  onDatabase(product, (db) =>
    sql`
      UPDATE tour_departure SET capacity = held + sold + ${free}, min_people = least(min_people, held + sold + ${free})
      WHERE id = ${departure.id}`.execute(db),
  );

/** The address of a tour with one of its departures chosen. */
export const tourAddress = ({ tour, departure }: FoundDeparture, party = ''): string =>
  `/traveldetail?id=${tour.id}&day=${departure.day}&departure=${departure.id}${party}`;
