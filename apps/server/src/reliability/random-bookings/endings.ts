import type { Price } from '@app/contract/core/validation';
import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelChange, TravelOrderDetail } from '@app/contract/travel/order-views';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { tourEndpoints } from '@app/contract/verticals/tours/endpoints';
import type { TourItem } from '@app/contract/verticals/tours/views';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { expect } from 'vitest';
import { askBack, decide, payOf, walletOf } from '../../modules/orders/test/fixtures.ts';
import { passTime } from '../../testing/shop.ts';
import { dayAhead as tableDay } from '../../verticals/dining/test/fixtures.ts';
import { dayAhead as flightDay, wayOf } from '../../verticals/flights/test/fixtures.ts';
import { dayAhead, GUEST } from '../../verticals/hotels/test/fixtures.ts';
import { giveBack, itemOf } from '../../verticals/meals/test/fixtures.ts';
import { checkLines, checkShown, checkSum, feeAt } from './sums.ts';
import { got, type Paid, type Trial } from './trial.ts';

/** What a customer has, money and points. */
export const purse = ({ world, buyer }: Trial) => walletOf(world.shop, buyer.id);

const call = ({ buyer, currency }: Trial) => ({ token: buyer.token, currency });

export const readTravel = async (paid: Paid): Promise<TravelOrderDetail> =>
  got(await paid.world.shop.call(travelEndpoints.travelOrderDetails, { ...call(paid), query: { id: paid.id } }));
export const readBundle = async (paid: Paid) =>
  got(await paid.world.shop.call(bundleEndpoints.bundleDetails, { ...call(paid), query: { id: paid.id } }));
export const readGoods = async (paid: Paid) =>
  got(await paid.world.shop.call(orderEndpoints.orderDetails, { ...call(paid), query: { id: paid.id } }));

/** Does something; fails unless so much money and so many points come to the wallet by it. */
export async function brings<T>(
  trial: Trial,
  of: { usd: number; points: number },
  action: () => Promise<T>,
): Promise<T> {
  const before = await purse(trial);
  const done = await action();
  const after = await purse(trial);
  expect({ usd: after.available - before.available, points: after.points - before.points }).toEqual(of);
  return done;
}

/** Lets some time pass, often until shortly before or after the fee of a booking changes; nothing where time does not count. */
export async function letTimePass(paid: Paid): Promise<void> {
  const { chance, world } = paid;
  if (!paid.overTime || chance.percent(40)) return;
  const { policy } = await readTravel(paid);
  const now = world.shop.app.platform.clock.now().getTime();
  const ahead = policy.flatMap(({ until }) => (until && Date.parse(until) > now ? [Date.parse(until) - now] : []));
  const beside = chance.one([-1, 1]) * MINUTE;
  const ms = ahead.length > 0 && chance.percent(70) ? chance.one(ahead) + beside : chance.whole(1, 40) * HOUR;
  await passTime(world.shop, Math.max(MINUTE, ms));
}

type Amounts = { paid: Price; fee: Price; refund: Price };
/** Fails unless a preview adds up: what is paid comes back but for the fee that the policy names for now, which is of money first and of points then. */
function checkAmounts(paid: Paid, answer: Amounts, order: Pick<TravelOrderDetail, 'policy'>): void {
  const fee = feeAt(order.policy, paid.world.shop.app.platform.clock.now().getTime());
  expect(answer.fee.usd).toBe(fee);
  for (const price of [answer.paid, answer.fee]) checkShown(price, paid.unit);
  expect(answer.refund.usd).toBeLessThanOrEqual(Math.max(0, answer.paid.usd - answer.fee.usd));
}

/** Cancels a booking that its customer may cancel; what the preview says is refunded, and the order says the same afterwards. */
export async function cancelTravel(paid: Paid): Promise<void> {
  const { shop } = paid.world;
  const before = await readTravel(paid);
  const asked = await shop.call(travelEndpoints.cancelPreview, { ...call(paid), query: { id: paid.id } });
  if (!before.actions.includes('cancel_paid')) return expect(asked.code).not.toBe(200);
  const answer = got(asked);
  checkAmounts(paid, answer, before);
  expect(answer.refund.usd).toBeLessThanOrEqual(before.payable.usd);
  const body = { orderId: paid.id, refundUsd: answer.refundUsd };
  const after = await brings(paid, { usd: answer.refund.usd, points: answer.points }, async () =>
    got(await shop.call(travelEndpoints.cancelTravelOrder, { ...call(paid), body })),
  );
  expect(answer.refundUsd).toBe(answer.refund.usd);
  expect([after.state, after.refund, after.fee]).toEqual(['cancelled', answer.refund, answer.fee]);
}

/** Returns some pieces of a set one after the other, to the cent of what was paid for each; then the rest. */
export async function giveBackPieces(paid: Paid): Promise<void> {
  const { world, buyer, chance } = paid;
  const { codes, mayGiveBack } = await itemOf(world.shop, buyer.token, paid.id);
  const { payable, priceLines } = await readTravel(paid);
  const spent = Number(priceLines.find(({ step }) => step === 'points')?.detail.points ?? 0);
  expect(mayGiveBack).toBe(true);
  const sum = (of: typeof codes) => ({
    usd: of.reduce((all, { paidUsd }) => all + paidUsd, 0),
    points: of.reduce((all, { points }) => all + points, 0),
  });
  expect(sum(codes)).toEqual({ usd: payable.usd, points: spent });
  const first = codes.filter(() => chance.percent(50));
  const rest = codes.filter((code) => !first.includes(code));
  for (const some of [first, rest].filter(({ length }) => length > 0)) {
    const numbers = some.map(({ number }) => number);
    await brings(paid, sum(some), async () =>
      got(await giveBack(world.shop, buyer.token, paid.id, numbers, sum(some).usd)),
    );
  }
}

type BundleParts = Awaited<ReturnType<typeof readBundle>>['parts'];

/** Cancels a part that can be cancelled by itself, then all that is left. */
export async function cancelBundle(paid: Paid, of: { readonly part: boolean }): Promise<void> {
  const { shop } = paid.world;
  const { parts } = await readBundle(paid);
  const loose = parts.filter(({ order, free }) => !free && order.actions.includes('cancel_paid'));
  if (of.part && loose.length > 0) await cancelTravel({ ...paid, id: paid.chance.one(loose).order.id });
  const query = { id: paid.id };
  const asked = await shop.call(bundleEndpoints.bundleCancelPreview, { ...call(paid), query });
  const { actions } = await readBundle(paid);
  if (!actions.includes('cancel_paid')) return expect(asked.code).not.toBe(200);
  const answer = got(asked);
  const going = answer.parts.filter(({ becomes }) => becomes === 'cancelled');
  checkSum(
    going.map(({ refund }) => refund),
    answer.refund,
  );
  checkSum(
    going.map(({ fee }) => fee),
    answer.fee,
  );
  for (const part of going) checkAmounts(paid, part, partOf(parts, part.orderId));
  const body = { bundleId: paid.id, refundUsd: answer.refundUsd };
  await brings(paid, { usd: answer.refund.usd, points: answer.points }, async () =>
    got(await shop.call(bundleEndpoints.cancelBundle, { ...call(paid), body })),
  );
}

function partOf(parts: BundleParts, orderId: string): BundleParts[number] {
  const part = parts.find(({ order }) => order.id === orderId);
  if (!part) throw new Error('a part that the bundle does not have');
  return part;
}

/** Other nights, other people, other rooms or another room type of a stay, by chance. */
const otherStay = ({ world: { shop, houses, suites }, chance }: Paid, before: TravelOrderDetail) => {
  const item = before.subject.item as HotelItem;
  const inDays = chance.whole(1, 28);
  const dates = chance.percent(60)
    ? { checkIn: dayAhead(shop, inDays), checkOut: dayAhead(shop, inDays + chance.whole(1, 5)) }
    : { checkIn: item.checkIn, checkOut: item.checkOut };
  const people = () => ({ adults: chance.whole(1, 3), childAges: chance.percent(20) ? [chance.whole(0, 12)] : [] });
  const kept = item.rooms.flatMap((room, index) =>
    chance.percent(80) ? [{ was: index + 1, ...(chance.percent(50) ? people() : room) }] : [],
  );
  const added = chance.percent(30) || kept.length === 0 ? [{ was: null, ...people() }] : [];
  const rooms = [...kept, ...added];
  const known = [houses.find(({ hotelId }) => hotelId === item.hotelId)?.planId, suites.get(item.hotelId)];
  const plans = known.flatMap((plan) => plan ?? []);
  return {
    ...dates,
    ...(plans.length > 0 && chance.percent(30) && { planId: chance.one(plans) }),
    ...(chance.percent(70) && { rooms, guests: added.map(() => ({ ...GUEST, unit: rooms.length })) }),
  };
};

/** Another departure or other people, by chance. */
const otherTour = ({ world: { departures }, chance }: Paid, { subject }: TravelOrderDetail) => ({
  departureId: chance.one(departures.filter(({ tourId }) => tourId === (subject.item as TourItem).tourId)).id,
  adults: chance.whole(1, 4),
  childAges: chance.percent(30) ? [chance.whole(5, 12)] : [],
});

/** Some of a party who fly by themselves, at least one grown-up on either side; a baby may miss its lap, which is refused. */
function movingOf({ adults, childAges, babies }: FlightItem['party'], chance: Paid['chance']): number[] {
  const all = Array.from({ length: adults + childAges.length + babies }, (_, index) => index + 1);
  const goes = chance.whole(1, adults);
  return all.filter((position) => position === goes || (position !== (goes % adults) + 1 && chance.percent(40)));
}

/** Other flights on one of the ways, for all or some of who travel, some of the travellers fewer, or both, by chance. */
const otherFlights = ({ world: { shop }, chance }: Paid, { subject }: TravelOrderDetail) => {
  const { slices, party } = subject.item as FlightItem;
  const at = chance.whole(1, slices.length);
  const flightId = slices[at - 1]?.legs[0]?.flightId ?? '';
  const way = wayOf([{ flightId, day: flightDay(shop, chance.whole(1, 30)) }], chance.one(['light', 'flex']));
  const leaving = party.adults > 1 && chance.percent(30) ? [chance.whole(1, party.adults)] : [];
  const moving = leaving.length === 0 && party.adults > 1 && chance.percent(60) ? movingOf(party, chance) : [];
  return { slices: leaving.length > 0 && chance.percent(50) ? [] : [{ slice: at, ...way }], leaving, moving };
};

/** Another night, hour, party or menus of a table, by chance. */
const otherTable = ({ world: { shop, places }, chance }: Paid, { subject }: TravelOrderDetail) => {
  const item = subject.item as DiningItem;
  const adults = chance.percent(50) ? chance.whole(1, 4) : item.adults;
  const menu = places.find(({ id }) => id === item.restaurantId)?.paidMenuId;
  return {
    day: chance.percent(40) ? tableDay(shop, chance.whole(1, 20)) : item.day,
    time: chance.percent(50) ? chance.one(['12:30', '15:00', '19:30']) : item.time,
    ...{ adults, childAges: chance.percent(20) ? [chance.whole(0, 12)] : [] },
    menus: menu && chance.percent(40) ? [{ id: menu, count: chance.whole(1, adults) }] : [],
  };
};

/** A seat of the map that flights of the world have. */
const seatBy = (chance: Paid['chance']): string => `${chance.whole(10, 70)}${chance.one(['A', 'B', 'C', 'D'])}`;

/** Bags and seats beside what is booked, by chance. */
const moreExtras = ({ chance }: Paid, { subject }: TravelOrderDetail) => {
  const { slices, party } = subject.item as FlightItem;
  const [guest, slice] = [chance.whole(1, party.adults), chance.whole(1, slices.length)];
  const bags = chance.percent(60) ? [{ slice, guest, kind: chance.one(['checked', 'sports']), pieces: 1 }] : [];
  const seats = chance.percent(60) || bags.length === 0 ? [{ leg: slice, guest, seat: seatBy(chance) }] : [];
  return { bags, seats };
};

/** How bookings of a kind are changed: its calls, and what is wanted by chance. */
const changes = {
  hotel: { quote: hotelEndpoints.quoteStayChange, make: hotelEndpoints.changeStay, wanted: otherStay },
  tour: { quote: tourEndpoints.quoteTourChange, make: tourEndpoints.changeTour, wanted: otherTour },
  flight: { quote: flightEndpoints.quoteFlightChange, make: flightEndpoints.changeFlight, wanted: otherFlights },
  dining: { quote: diningEndpoints.quoteTableChange, make: diningEndpoints.changeTable, wanted: otherTable },
  extras: { quote: flightEndpoints.quoteExtras, make: flightEndpoints.addExtras, wanted: moreExtras },
};

/** How a booking of a kind is changed next, by chance. */
export const changeOf = (kind: TravelOrderDetail['kind'], chance: Paid['chance']): keyof typeof changes =>
  kind === 'flight' && chance.percent(40) ? 'extras' : (kind as keyof typeof changes);

export const previewOf = (paid: Paid) =>
  paid.world.shop.call(travelEndpoints.cancelPreview, { ...call(paid), query: { id: paid.id } });

/** The order that a part of a party has since. */
async function splitOff(paid: Paid, before: TravelOrderDetail): Promise<string> {
  const { others } = await readTravel(paid);
  const own = others.filter(({ id }) => before.others.every((one) => one.id !== id));
  expect(own).toHaveLength(1);
  return own[0]?.id ?? '';
}

/** Fails unless those who stay have what they had, at their part of its price. */
async function checkRest(
  paid: Paid,
  { before, change }: { before: TravelOrderDetail; change: Pick<TravelChange, 'others'> },
): Promise<void> {
  const rest = await readTravel(paid);
  expect([rest.payable, rest.state, rest.service]).toEqual([change.others, before.state, before.service]);
  checkLines(rest.priceLines, rest.payable);
  const names = before.guests.map(({ givenName }) => givenName);
  for (const { givenName } of rest.guests) expect(names).toContain(givenName);
}

/** Changes a booking, if it can be: the difference moves, and cancelling at once keeps no less than it would have. */
export async function changeBooking(paid: Paid, kind: keyof typeof changes): Promise<void> {
  const { shop } = paid.world;
  const rule = changes[kind];
  const before = await readTravel(paid);
  const preview = () => previewOf(paid);
  // A core part of a combo is not cancelled alone: its policy says what is kept.
  const now = shop.app.platform.clock.now().getTime();
  const asks = await preview();
  const keptBefore = asks.code === 200 ? asks.data.fee.usd : Math.min(feeAt(before.policy, now), before.payable.usd);
  const raw = { orderId: paid.id, ...rule.wanted(paid, before) };
  const asked = await shop.call(rule.quote as typeof hotelEndpoints.quoteStayChange, { ...call(paid), raw });
  if (asked.code !== 200) return expect(asked.status).toBeLessThan(500);
  const change = got(asked);
  checkSum([change.before.payable, ...(change.others ? [change.others] : [])], before.payable);
  for (const side of [change.before, change.after]) checkLines(side.priceLines, side.payable);
  const difference = change.after.payable.usd + change.fee.usd - change.before.payable.usd;
  expect((change.due?.usd ?? 0) - (change.back?.usd ?? 0)).toBe(difference);
  const moved = { usd: 0 - difference, points: change.pointsBack };
  await brings(paid, moved, async () => {
    const made = got(await shop.call(rule.make, { ...call(paid), body: { changeId: change.id } }));
    if (made.paymentId) got(await payOf(shop, paid.buyer, made.paymentId));
  });
  const changed = change.others === null ? paid : { ...paid, id: await splitOff(paid, before) };
  const after = await readTravel(changed);
  expect([after.payable, after.priceLines]).toEqual([change.after.payable, change.after.priceLines]);
  const kept = [await preview(), ...(changed === paid ? [] : [await previewOf(changed)])];
  if (kept.some(({ code }) => code !== 200)) return;
  const fees = kept.reduce((sum, one) => sum + got(one).fee.usd, change.fee.usd);
  expect(fees).toBeGreaterThanOrEqual(keptBefore);
  if (changed !== paid) await checkRest(paid, { before, change });
  // Whichever of both is changed or cancelled next.
  if (changed !== paid && paid.chance.percent(50)) await cancelTravel(changed);
}

/** Changes parts of a combo by chance: page, sum and list of the whole follow, and it stays no dearer than its parts alone. */
export async function changeParts(paid: Paid): Promise<void> {
  while (paid.chance.percent(60)) {
    const { parts } = await readBundle(paid);
    const may = parts.flatMap(({ order }) =>
      order.actions.includes('change_dates') && order.kind in changes ? [order] : [],
    );
    if (may.length === 0) return;
    const { id, kind } = paid.chance.one(may);
    await changeBooking({ ...paid, id }, changeOf(kind, paid.chance));
    const after = await readBundle(paid);
    checkSum(
      after.parts.map(({ order }) => order.payable),
      after.payable,
    );
    expect(after.saved.usd).toBeGreaterThanOrEqual(0);
    for (const part of after.parts) checkLines(part.priceLines, part.order.payable);
  }
}

/** Sends back pieces of goods in some portions, until all are back; parts never come to more than was paid. */
export async function returnPieces(paid: Paid): Promise<void> {
  const { world, buyer, chance } = paid;
  const { shop, staff } = world;
  const { payable } = await readGoods(paid);
  let back = 0;
  for (let left = 1; left > 0; ) {
    const form = await shop.call(afterSaleEndpoints.afterSaleForm, { ...call(paid), query: { order: paid.id } });
    if (form.code !== 200) break;
    const items = form.data.lines
      .filter((line) => line.left > 0)
      .map((line) => ({ lineId: line.id, quantity: chance.whole(1, line.left) }));
    left = form.data.lines.reduce((all, line) => all + line.left, 0);
    const body = { orderId: paid.id, items };
    const answer = got(await shop.call(afterSaleEndpoints.afterSaleQuote, { ...call(paid), body }));
    checkSum([answer.goods, answer.postage], answer.amount);
    checkShown(answer.amount, paid.unit);
    got(await askBack(shop, buyer, { orderId: paid.id, items }));
    await brings(paid, { usd: answer.amount.usd, points: answer.points }, async () =>
      got(await decide(shop, staff, { orderId: paid.id, decision: 'approve_refund' })),
    );
    back += answer.amount.usd;
    expect(back).toBeLessThanOrEqual(payable.usd);
    left -= items.reduce((all, { quantity }) => all + quantity, 0);
  }
  expect(back).toBe(payable.usd);
}
