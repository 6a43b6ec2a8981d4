import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { sql } from 'kysely';
import { newDeparture, newTour } from '../../apps/server/src/verticals/tours/test/fixtures.ts';
import type { Customer } from './customers.ts';
import { bookTable, newRestaurant } from './dining.ts';
import { bookFlight, findFlight } from './flights.ts';
import { bookOffer, confirmBooking, type Offer } from './hotels.ts';
import { payFromBalance } from './orders.ts';
import { ask, onDatabase, type Product } from './products.ts';

const DAY_MS = 86_400_000;
const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The first hotel of a city that can be booked for some nights. */
async function bedIn(product: Product, city: string, dates: { readonly checkIn: string; readonly checkOut: string }) {
  const stay = { ...dates, rooms: 1, adults: 1, childAges: '' };
  const { list } = await ask(product, hotelEndpoints.hotelSearch, { query: { city, ...stay } });
  for (const { id } of list.filter((card) => card.price !== null)) {
    const hotel = await ask(product, hotelEndpoints.hotelDetails, { query: { id, ...stay } });
    for (const room of hotel.roomTypes) {
      const plan = room.plans.find(({ price }) => price !== null);
      if (plan) return { stay, offer: { hotel, room, plan } satisfies Offer };
    }
  }
  throw new Error('no such bed');
}

const LONDON = { zone: 'Europe/London', latitude: 51.512, longitude: -0.12 };

/** Books a tour in London that lasts from 18:00 to 22:00 of a day, paid; returns its name. */
async function bookEvening(
  product: Product,
  customer: Customer,
  of: { readonly cityId: string; readonly day: string },
) {
  const name = 'London by lantern light';
  const departureId = await onDatabase(product, async (db) => {
    const tour = await newTour(db, { cityId: of.cityId, zone: LONDON.zone, name });
    const at = JSON.stringify({ latitude: LONDON.latitude, longitude: LONDON.longitude });
    await sql`UPDATE tour SET meeting = meeting || ${at}::jsonb WHERE id = ${tour.id}`.execute(db);
    return newDeparture(db, tour, { day: of.day, start: '18:00' });
  });
  const { token } = customer;
  const quote = await ask(product, tourEndpoints.createTourQuote, { token, body: { departureId, adults: 1 } });
  const placed = await ask(product, tourEndpoints.bookTour, {
    token,
    body: {
      quoteId: quote.id,
      guests: [{ unit: 1, givenName: 'Ines', familyName: 'Duarte' }],
      contact: { name: 'Ines Duarte', country: 'PT', phone: '912345678', email: 'ines@example.com' },
      policyAccepted: true,
    },
  });
  await payFromBalance(product, customer, placed.paymentId);
  return name;
}

export type BookedTrip = {
  readonly flightId: string;
  readonly hotel: string;
  readonly stayId: string;
  readonly tour: string;
  readonly restaurant: string;
  /** The day of the flight there. */
  readonly day: string;
};

/**
 * Books a trip from Lisbon to London: flights there and back, too few nights in a confirmed hotel, and a tour and a table at the same
 * hour of the day after.
 */
export async function bookTrip(product: Product, customer: Customer, days = 25): Promise<BookedTrip> {
  const out = await findFlight(product, { days });
  const back = await findFlight(product, { from: 'london', to: 'lisbon', days: days + 5 });
  const flown = await bookFlight(product, customer, out);
  await payFromBalance(product, customer, flown.paymentId);
  const home = await bookFlight(product, customer, back);
  await payFromBalance(product, customer, home.paymentId);
  const { stay, offer } = await bedIn(product, out.to, { checkIn: out.day, checkOut: later(out.day, 2) });
  const booked = await bookOffer(product, customer, offer, stay);
  await payFromBalance(product, customer, booked.paymentId);
  await confirmBooking(product, booked.orderId);
  const day = later(out.day, 1);
  const tour = await bookEvening(product, customer, { cityId: out.to, day });
  const { zone, latitude, longitude } = LONDON;
  const name = 'The Lantern Room';
  const table = await newRestaurant(product, { cityId: out.to, zone, at: [latitude, longitude], name });
  await bookTable(product, customer, table, { day, time: '19:30' });
  return {
    flightId: flown.orderId,
    hotel: offer.hotel.name,
    stayId: booked.orderId,
    tour,
    restaurant: name,
    day: out.day,
  };
}
