import type { Price } from '@app/contract/core/validation';
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
  changeParts,
  giveBackPieces,
  type Paid,
  purse,
  readBundle,
  readGoods,
  readTravel,
  returnPieces,
} from './endings.ts';
import { got, type Offer, offerOf, type Trial } from './offers.ts';
import { checkLines, checkShown, checkSum, UNITS, type Unit } from './sums.ts';
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

/** Pays what was booked; fails unless the wallet moves by what the quote said, and says so. */
async function pay(trial: Trial, offer: Offer, before: { available: number; points: number }, paymentId: string) {
  const { world, buyer } = trial;
  const { usd } = offer.quote.payable;
  if (usd > 0) got(await payOf(world.shop, buyer, paymentId));
  const after = await purse(trial);
  expect([before.available - after.available, before.points - after.points]).toEqual([usd, pointsOf(offer)]);
  if (usd === 0) return;
  const log = got(await world.shop.call(walletEndpoints.moneyLog, { token: buyer.token, query: { limit: '5' } }));
  expect(log.list[0]?.amount).toMatchObject({ usd: -usd });
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
  if (chance.percent(15)) return 'kept';
  if (offer.kind === 'goods') return returnPieces(paid).then(() => 'returned by pieces');
  if (offer.kind === 'combo' || offer.kind === 'tour_combo') {
    if (chance.percent(60)) await changeParts(paid);
    const part = chance.percent(60);
    return cancelBundle(paid, { part }).then(() => (part ? 'cancelled by parts' : 'cancelled'));
  }
  if (offer.kind === 'diningcombo') return giveBackPieces(paid).then(() => 'given back by pieces');
  if (offer.kind === 'hotel' || offer.kind === 'tour' || offer.kind === 'flight') {
    while (chance.percent(65)) await changeBooking(paid, offer.kind);
  }
  if (chance.percent(80)) await cancelTravel(paid);
  return 'cancelled';
}

/** Books, pays and ends something by chance; throws with the seed and all choices where a sum is not as it should be. */
export async function bookOne(world: World, seed: number): Promise<string> {
  const chance = chanceOf(seed);
  const unit = chance.one(UNITS);
  const standing = chance.one(STANDINGS);
  const usePoints = chance.percent(35);
  const buyer = await world.shop.buyer({ usd: MUCH, points: usePoints ? chance.whole(1, 3_000) : 0 });
  await sql`UPDATE customer SET granted_usd = ${standing} WHERE id = ${buyer.id}`.execute(world.shop.app.platform.db);
  const trial: Trial = { world, chance, buyer, currency: unit.code, usePoints };
  let at = `seed ${seed}, ${unit.code}, standing ${standing}, points ${usePoints}`;
  try {
    const offer = await offerOf(trial);
    at += `, ${offer.kind}`;
    checkOffer(offer, { unit, standing, usePoints });
    const before = await purse(trial);
    const placed = await offer.book();
    await pay(trial, offer, before, placed.paymentId);
    const paid: Paid = { ...trial, unit, id: placed.bundleId ?? placed.orderId ?? '' };
    await checkOrder(paid, offer);
    const ended = await end(paid, offer);
    const left = await purse(trial);
    expect(left.available).toBeLessThanOrEqual(before.available);
    expect(left.points).toBeLessThanOrEqual(before.points);
    return `${offer.kind} ${ended}`;
  } catch (error) {
    throw new Error(at, { cause: error });
  }
}
