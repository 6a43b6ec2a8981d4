import type { Price } from '@app/contract/core/validation';
import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { walletEndpoints } from '@app/contract/wallet/endpoints';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { payOf } from '../../modules/orders/test/fixtures.ts';
import { chanceOf } from './chance.ts';
import {
  cancelBundle,
  cancelTravel,
  changeBooking,
  changeOf,
  changeParts,
  giveBackPieces,
  letTimePass,
  purse,
  readBundle,
  readGoods,
  readTravel,
  returnPieces,
} from './endings.ts';
import { CHANGED, kindsOf, offerOf } from './offers.ts';
import { checkLines, checkShown, checkSum, UNITS, type Unit } from './sums.ts';
import { got, type Offer, type Paid, type Trial } from './trial.ts';
import type { World } from './world.ts';

const MUCH = 10_000_000;
const STANDINGS = [0, 0, 60_000, 250_000];

/** Fails unless a quote adds up in cents and as shown, and costs what the screens before said. */
function checkOffer(offer: Offer, of: { readonly unit: Unit; readonly standing: number; readonly usePoints: boolean }) {
  const { quote } = offer;
  if ('parts' in quote) {
    for (const part of quote.parts) checkLines(part.priceLines, part.payable);
    checkSum(
      quote.parts.map(({ payable }) => payable),
      quote.payable,
    );
    checkSum(
      quote.parts.map(({ alone }) => alone),
      quote.alone,
    );
    expect(quote.payable.usd).toBeLessThanOrEqual(quote.alone.usd);
    for (const part of quote.parts) expect(part.payable.usd).toBeLessThanOrEqual(part.alone.usd);
    if (offer.alone?.length && 'parts' in quote) expect(quote.parts.map(({ alone }) => alone.usd)).toEqual(offer.alone);
    for (const { payable } of quote.parts) checkShown(payable, of.unit);
  } else {
    checkLines(quote.priceLines, quote.payable);
    checkShown(quote.payable, of.unit);
  }
  // Screens name what anybody pays: neither what a level takes off nor what points pay.
  if (of.standing === 0 && !of.usePoints)
    expect(offer.shown).toEqual(offer.shown.map(() => expect.objectContaining(plain(quote.payable))));
}

const plain = ({ usd, amount, currency }: Price) => ({ usd, amount, currency });
const pointsOf = (offer: Offer): number => {
  const { quote } = offer;
  const lines = 'parts' in quote ? quote.parts.flatMap(({ priceLines }) => priceLines) : quote.priceLines;
  return lines.filter(({ step }) => step === 'points').reduce((all, { detail }) => all + Number(detail.points ?? 0), 0);
};

type Purse = { readonly available: number; readonly points: number };
type Booked = { readonly offer: Offer; readonly paymentId: string; readonly id: string };

/** Pays what was booked, several with one payment; returns how many were paid with one. */
async function settle({ world, buyer, currency }: Trial, booked: readonly Booked[], unit: Unit): Promise<number> {
  const due = booked.filter(({ offer }) => offer.quote.payable.usd > 0);
  const [first] = due;
  if (!first) return 0;
  if (due.length === 1) {
    got(await payOf(world.shop, buyer, first.paymentId));
    return 1;
  }
  const call = { token: buyer.token, currency };
  const ids = due.map(({ id }) => id);
  const query = { orders: ids.join(',') };
  const { total } = got(await world.shop.call(orderGroupEndpoints.groupTotal, { ...call, query }));
  checkSum(
    due.map(({ offer }) => offer.quote.payable),
    total,
  );
  checkShown(total, unit);
  const made = got(await world.shop.call(orderGroupEndpoints.payTogether, { ...call, body: { orderIds: ids } }));
  got(await payOf(world.shop, buyer, made.paymentId));
  const seen = got(await world.shop.call(orderGroupEndpoints.orderGroup, { ...call, query: { id: made.groupId } }));
  expect([seen.paid?.usd, seen.orders.every(({ paidHere }) => paidHere)]).toEqual([total.usd, true]);
  return due.length;
}

/** Pays what was booked; fails unless the wallet moves by what the quotes said, and says so. Returns how many were paid with one payment. */
async function pay(trial: Trial, booked: readonly Booked[], of: { before: Purse; unit: Unit }): Promise<number> {
  const { world, buyer } = trial;
  const { before } = of;
  const sum = (worth: (offer: Offer) => number) => booked.reduce((all, { offer }) => all + worth(offer), 0);
  const usd = sum(({ quote }) => quote.payable.usd);
  const paid = await settle(trial, booked, of.unit);
  const after = await purse(trial);
  expect([before.available - after.available, before.points - after.points]).toEqual([usd, sum(pointsOf)]);
  if (usd === 0) return paid;
  const log = got(await world.shop.call(walletEndpoints.moneyLog, { token: buyer.token, query: { limit: '5' } }));
  expect(log.list[0]?.amount).toMatchObject({ usd: -usd });
  return paid;
}

/** Fails unless what was booked reads as it was quoted, for its owner and by its link. */
async function checkOrder(paid: Paid, offer: Offer): Promise<void> {
  const { quote } = offer;
  if ('parts' in quote) {
    const bundle = await readBundle(paid);
    expect(plain(bundle.payable)).toEqual(plain(quote.payable));
    expect(bundle.parts.map(({ order }) => plain(order.payable))).toEqual(
      quote.parts.map(({ payable }) => plain(payable)),
    );
    return;
  }
  const order = offer.kind === 'goods' ? await readGoods(paid) : await readTravel(paid);
  expect([order.payable, order.priceLines]).toEqual([quote.payable, quote.priceLines]);
  if (!('accessKey' in order) || !order.accessKey) return;
  const query = { id: paid.id, key: order.accessKey };
  const seen = got(await paid.world.shop.call(travelEndpoints.travelOrderDetails, { currency: 'USD', query }));
  expect([seen.payable, seen.priceLines]).toEqual([quote.payable, quote.priceLines]);
}

/** Ends a booking in a way by chance: it stays, or some or all of it comes back. */
async function end(paid: Paid, offer: Offer): Promise<string> {
  const { chance } = paid;
  const answered = await offer.provider?.(paid);
  if (answered === 'refund') return 'given back by its provider';
  if (chance.percent(15)) return answered ? `kept, ${answered}` : 'kept';
  if (offer.kind === 'goods') return returnPieces(paid).then(() => 'returned by pieces');
  if (offer.kind === 'combo' || offer.kind === 'tour_combo') {
    if (chance.percent(60)) await changeParts(paid);
    const part = chance.percent(60);
    return cancelBundle(paid, { part }).then(() => (part ? 'cancelled by parts' : 'cancelled'));
  }
  if (offer.kind === 'diningcombo') return giveBackPieces(paid).then(() => 'given back by pieces');
  while (chance.percent(65)) {
    await letTimePass(paid);
    await changeBooking(paid, changeOf(offer.kind, chance));
  }
  await letTimePass(paid);
  if (chance.percent(80)) await cancelTravel(paid);
  return 'cancelled';
}

/** Books, pays and ends something by chance; throws with the seed and all choices where a sum is not as it should be. */
export async function bookOne(world: World, seed: number, overTime = false): Promise<string> {
  const chance = chanceOf(seed);
  const unit = chance.one(UNITS);
  const standing = chance.one(STANDINGS);
  const usePoints = chance.percent(35);
  const buyer = await world.shop.buyer({ usd: MUCH, points: usePoints ? chance.whole(1, 3_000) : 0 });
  await sql`UPDATE customer SET granted_usd = ${standing} WHERE id = ${buyer.id}`.execute(world.shop.app.platform.db);
  const trial: Trial = { world, chance, buyer, currency: unit.code, usePoints, overTime };
  let at = `seed ${seed}, ${unit.code}, standing ${standing}, points ${usePoints}`;
  try {
    const kinds = overTime ? [chance.one(CHANGED)] : kindsOf(chance, chance.percent(25) ? chance.whole(2, 4) : 1);
    const before = await purse(trial);
    const booked: Booked[] = [];
    for (const kind of kinds) {
      at += `, ${kind}`;
      const offer = await offerOf(trial, kind);
      checkOffer(offer, { unit, standing, usePoints });
      const placed = await offer.book();
      booked.push({ offer, paymentId: placed.paymentId, id: placed.bundleId ?? placed.orderId ?? '' });
    }
    const together = await pay(trial, booked, { before, unit });
    const ended: string[] = [];
    for (const { offer, id } of booked) {
      const paid: Paid = { ...trial, unit, id };
      await checkOrder(paid, offer);
      ended.push(`${offer.kind} ${await end(paid, offer)}`);
    }
    const left = await purse(trial);
    expect(left.available).toBeLessThanOrEqual(before.available);
    expect(left.points).toBeLessThanOrEqual(before.points);
    return together > 1 ? `${together} together` : ended.join(' and ');
  } catch (error) {
    throw new Error(at, { cause: error });
  }
}
