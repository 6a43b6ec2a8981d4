import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { staffFlightEndpoints } from '@app/contract/verticals/flights/staff-endpoints';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import { staffTourEndpoints } from '@app/contract/verticals/tours/staff-endpoints';
import { addDays } from '@app/kernel/local-day';
import { expect } from 'vitest';
import { bookedTable, bookTable, plantRestaurant, dayAhead as tableDay } from '../../verticals/dining/test/fixtures.ts';
import {
  bookTrip,
  dayAhead as flightDay,
  guestOf,
  newPassenger,
  newRoundTrip,
  wayOf,
} from '../../verticals/flights/test/fixtures.ts';
import { FLIGHTS } from '../../verticals/flights/usecases/tags.ts';
import { bookTour, newDeparture, newTour, dayAhead as tourDay } from '../../verticals/tours/test/fixtures.ts';
import { brings, previewOf, readTravel } from './endings.ts';
import { feeAt } from './sums.ts';
import { got, type Offer, type Paid, type Trial } from './trial.ts';

/** A line of a price without the mark of an order that stays at its price, whatever it would cost now. */
const comparableLine = ({ detail, ...line }: TravelOrderDetail['priceLines'][number]) => ({
  ...line,
  detail: Object.fromEntries(Object.entries(detail).filter(([name]) => name !== 'kept')),
});

/**
 * Answers what the provider has changed, in a way by chance: accepted or replaced nothing moves, and what cancelling costs is as before;
 * given back all that was paid comes. Returns which.
 */
async function answerProvider(paid: Paid): Promise<string> {
  const { world, chance, buyer } = paid;
  const { shop } = world;
  const call = { token: buyer.token, currency: paid.currency };
  const before = await readTravel(paid);
  const asked = before.providerChange;
  if (!asked) throw new Error('nothing is asked');
  const choice = chance.one(asked.choices);
  const spent = Number(before.priceLines.find(({ step }) => step === 'points')?.detail.points ?? 0);
  expect(asked.refund.usd).toBe(before.payable.usd);
  const body = { orderId: paid.id, changeId: asked.id };
  if (choice === 'refund') {
    const all = { usd: before.payable.usd, points: spent };
    const answer = { ...call, body: { ...body, answer: choice } };
    await brings(paid, all, async () => got(await shop.call(travelEndpoints.answerChange, answer)));
    const after = await readTravel(paid);
    expect([after.state, after.fee?.usd, after.refund?.usd]).toEqual(['cancelled', 0, before.payable.usd]);
    return choice;
  }
  await brings(paid, { usd: 0, points: 0 }, async () => {
    if (choice === 'accept')
      return void got(await shop.call(travelEndpoints.answerChange, { ...call, body: { ...body, answer: choice } }));
    const query = { id: paid.id };
    const others = got(await shop.call(travelEndpoints.changeAlternatives, { ...call, query }));
    const alternative = chance.one(others).key;
    got(await shop.call(travelEndpoints.takeAlternative, { ...call, body: { ...body, alternative } }));
  });
  const after = await readTravel(paid);
  expect([after.payable, after.providerChange]).toEqual([before.payable, null]);
  expect(after.priceLines.map(comparableLine)).toEqual(before.priceLines.map(comparableLine));
  const fee = feeAt(after.policy, shop.app.platform.clock.now().getTime());
  expect(got(await previewOf(paid)).fee.usd).toBe(Math.min(fee, after.payable.usd));
  return choice;
}

/** A flight of its own that is late once it is paid. */
export async function lateFlight(trial: Trial): Promise<Offer> {
  const { world, chance, buyer, currency } = trial;
  const { shop, staff } = world;
  const { out } = await newRoundTrip(shop.app.platform.db, { baseUsd: chance.whole(3_001, 40_007) });
  shop.app.platform.cache.drop([FLIGHTS]);
  const day = flightDay(shop, chance.whole(9, 25));
  const adults = chance.whole(1, 3);
  const slices = [wayOf([{ flightId: out, day }], chance.one(['light', 'flex']))];
  const raw = { slices, adults, usePoints: trial.usePoints };
  const quote = got(await shop.call(flightEndpoints.createFlightQuote, { token: buyer.token, currency, raw }));
  const book = async () => {
    const people = [];
    for (let count = 0; count < adults; count += 1) people.push(guestOf(await newPassenger(shop, buyer.token)));
    return got(await bookTrip(shop, buyer.token, quote.id, people));
  };
  const provider = async (paid: Paid): Promise<string> => {
    const late = { day, reason: 'weather', version: 0, delayMinutes: chance.one([45, 240, 500]) };
    const call = { token: staff, params: { id: out }, raw: late };
    got(await shop.call(staffFlightEndpoints.delayDeparture, call));
    await shop.app.deliverEvents();
    return answerProvider(paid);
  };
  return { kind: 'flight', quote, shown: [], book, provider };
}

/** A tour of its own that is moved to another hour or day once it is paid. */
export async function movedTour(trial: Trial): Promise<Offer> {
  const { world, chance, buyer, currency } = trial;
  const { shop, staff } = world;
  const { db } = shop.app.platform;
  const tour = await newTour(db, { usd: chance.whole(1_001, 20_003) });
  const inDays = chance.whole(9, 25);
  const day = tourDay(shop, inDays);
  const departureId = await newDeparture(db, tour, { day });
  const other = await newDeparture(db, tour, { day: addDays(day, 3) });
  world.departures.push(
    { id: departureId, tourId: tour.id, inDays },
    { id: other, tourId: tour.id, inDays: inDays + 3 },
  );
  const raw = { departureId, adults: chance.whole(1, 4), usePoints: trial.usePoints };
  const quote = got(await shop.call(tourEndpoints.createTourQuote, { token: buyer.token, currency, raw }));
  const provider = async (paid: Paid): Promise<string> => {
    const params = { id: departureId };
    const people = got(await shop.call(staffTourEndpoints.tourDeparturePeople, { token: staff, params }));
    const { version, meeting } = people.departure;
    const to = chance.percent(50) ? { day, start: '15:30' } : { day: addDays(day, 1), start: '10:00' };
    got(
      await shop.call(staffTourEndpoints.moveTourDeparture, { token: staff, params, raw: { version, meeting, ...to } }),
    );
    await shop.app.deliverEvents();
    return answerProvider(paid);
  };
  const book = async () => got(await bookTour(shop, buyer.token, quote.id));
  return { kind: 'tour', quote, shown: [], book, provider };
}

/** The one table of a house, which its guest cancels: the one who waits for it pays what it costs without waiting. */
export async function freedTable(trial: Trial): Promise<Offer> {
  const { world, chance, buyer, currency } = trial;
  const { shop } = world;
  const place = await plantRestaurant(shop.app.platform.db, { tables: 1, depositUsd: chance.one([0, 1_733, 2_501]) });
  const [day, adults] = [tableDay(shop, chance.whole(3, 20)), chance.whole(1, 4)];
  const menus = chance.percent(40) ? [{ id: place.paidMenuId, count: adults }] : [];
  const wanted = { restaurantId: place.id, day, time: '19:30', adults, menus, usePoints: trial.usePoints };
  const ask = { token: buyer.token, currency };
  const direct = got(await shop.call(diningEndpoints.createDiningQuote, { ...ask, raw: wanted }));
  const guest = await shop.buyer({ usd: 100_000 });
  const held = got(await bookedTable(shop, guest.token, place, { day, adults: 2 }));
  const wait = { restaurantId: place.id, day, from: '19:30', to: '19:30', adults };
  const { id: waitId } = got(await shop.call(diningEndpoints.joinDiningWait, { ...ask, raw: wait }));
  const off = { orderId: held.orderId, reason: '', refundUsd: 0 };
  got(await shop.call(travelEndpoints.cancelTravelOrder, { token: guest.token, raw: off }));
  await shop.app.runJobs('dining.keep_lists');
  const quote = got(await shop.call(diningEndpoints.createDiningQuote, { ...ask, raw: { ...wanted, waitId } }));
  expect([quote.payable, quote.priceLines]).toEqual([direct.payable, direct.priceLines]);
  return { kind: 'dining', quote, shown: [], book: async () => got(await bookTable(shop, buyer.token, quote.id)) };
}
