import { travelEndpoints as calls } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { HOUR, MINUTE } from '@app/kernel/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { type BookedGuest, registerVertical, type TravelVertical } from '../public.ts';
import { travelTransition } from '../usecases/transition/travel-transition.ts';
import { fakeVertical } from './fake-vertical.ts';
import {
  bookStay,
  broken,
  GUEST,
  newRoom,
  openTravelShop,
  paidStay,
  passTime,
  payStay,
  quoteStay,
  readStay,
  type Shop,
  staffStay,
  walletOf,
} from './travel-shop.ts';

let shop: Shop;
let staff: string;
/** What the vertical was given to issue for, and what it does then. */
let issuedFor: readonly BookedGuest[][] = [];
let canIssue = true;
let byItself: number | null = 3;
/** A vertical that confirms by itself and issues numbers of its own. */
const issuing: TravelVertical = {
  ...fakeVertical,
  confirming: { minutes: async () => byItself, promisedMinutes: 120 },
  issue: async (_tx, { guests }) => {
    if (!canIssue) throw new Error('the printer is out of paper');
    issuedFor = [...issuedFor, [...guests]];
    return ['TK-1', 'TK-2'];
  },
};

beforeAll(async () => {
  shop = await openTravelShop();
  staff = await shop.staff();
  registerVertical(shop.app.platform, issuing);
});
beforeEach(() => {
  issuedFor = [];
  canIssue = true;
  byItself = 3;
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
});

const passports = { documentType: 'passport', documentNumber: 'P1234567', documentValidUntil: '2035-01-01' } as const;

test('a paid order is confirmed by the system after its minutes, with the numbers that its kind issues for the guests', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const kept = await shop.call(calls.savePassenger, {
    token: buyer.token,
    body: { givenName: 'Ines', familyName: 'Sousa', birthDate: '1994-04-03', nationality: 'PT', ...passports },
  });
  const quote = await quoteStay(shop, buyer, { roomId: await newRoom(shop) });
  const guests = [{ ...GUEST, passengerId: kept.data.id }];
  const { orderId, paymentId } = await bookStay(shop, buyer, { quoteId: quote.id, guests });
  await payStay(shop, buyer, paymentId);
  const waiting = (await readStay(shop, buyer, orderId)).data;
  expect(waiting.state).toBe('pending_verification');
  expect(waiting.guests).toEqual([expect.objectContaining({ document: true, infantOf: null })]);
  expect(Date.parse(waiting.confirmBy ?? '') - Date.parse(waiting.paidAt ?? '')).toBe(2 * HOUR);
  await shop.app.runJobs('travel.auto_confirm');
  expect((await readStay(shop, buyer, orderId)).data.state).toBe('pending_verification');
  await passTime(shop, 3 * MINUTE);
  await shop.app.runJobs('travel.auto_confirm');
  expect((await readStay(shop, buyer, orderId)).data).toMatchObject({
    state: 'confirmed',
    references: ['TK-1', 'TK-2'],
    confirmBy: null,
  });
  expect(issuedFor).toEqual([
    [expect.objectContaining({ document: expect.objectContaining({ number: 'P1234567', birthDate: '1994-04-03' }) })],
  ]);
});

test('what cannot be issued now is tried again, and is confirmed once it can be', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { orderId } = await paidStay(shop, buyer, { roomId: await newRoom(shop) });
  canIssue = false;
  await passTime(shop, 3 * MINUTE);
  await shop.app.runJobs('travel.auto_confirm');
  expect((await readStay(shop, buyer, orderId)).data.state).toBe('pending_verification');
  canIssue = true;
  await shop.app.runJobs('travel.auto_confirm');
  expect((await readStay(shop, buyer, orderId)).data.state).toBe('confirmed');
});

test('where staff confirm, a promise that was not kept gives all of it back, whatever the policy says', async () => {
  byItself = null;
  const buyer = await shop.buyer({ usd: 50_000 });
  // Begins tomorrow: cancelling costs half of it.
  const { orderId } = await paidStay(shop, buyer, { roomId: await newRoom(shop), inDays: 1 });
  const preview = () => shop.call(calls.cancelPreview, { token: buyer.token, query: { id: orderId } });
  expect((await preview()).data.fee.usd).toBe(11_000);
  await passTime(shop, 2 * HOUR - MINUTE);
  await shop.app.runJobs('travel.auto_confirm');
  expect((await preview()).data.fee.usd).toBe(11_000);
  await passTime(shop, 2 * MINUTE);
  expect((await preview()).data).toMatchObject({ refundUsd: 22_000, fee: { usd: 0 } });
  expect((await staffStay(shop, staff, orderId)).refundNowUsd).toBe(22_000);
  await shop.call(calls.cancelTravelOrder, { token: buyer.token, body: { orderId, refundUsd: 22_000 } });
  expect(await walletOf(shop, buyer.id)).toMatchObject({ available: 50_000 });
});

test('staff confirm what issues its own numbers without typing any, and what they type is added', async () => {
  byItself = null;
  const buyer = await shop.buyer({ usd: 100_000 });
  for (const [typed, references] of [
    [[], ['TK-1', 'TK-2']],
    [['AB 1'], ['TK-1', 'TK-2', 'AB 1']],
  ] as const) {
    const { orderId } = await paidStay(shop, buyer, { roomId: await newRoom(shop) });
    const { version } = await staffStay(shop, staff, orderId);
    const confirmed = await shop.call(desk.confirmTravelOrder, {
      token: staff,
      params: { id: orderId },
      body: { version, references: [...typed] },
    });
    expect(confirmed.data.references).toEqual(references);
  }
});

test('what the system calls off gives all of it back, points too, after its service began as well', async () => {
  byItself = null;
  const buyer = await shop.buyer({ usd: 50_000, points: 1_000 });
  const { orderId } = await paidStay(shop, buyer, { roomId: await newRoom(shop), inDays: 1, usePoints: true });
  await passTime(shop, 30 * HOUR);
  const { platform } = shop.app;
  await inTransaction(platform.db, (tx) =>
    travelTransition(platform, tx, { orderId, event: 'cancel_paid', actor: 'system' }),
  );
  expect((await readStay(shop, buyer, orderId)).data).toMatchObject({ state: 'cancelled', fee: { usd: 0 } });
  expect(await walletOf(shop, buyer.id)).toMatchObject({ available: 50_000, points: 1_000 });
});

test('a passenger of somebody else is refused at their field, and corrected names keep the document', async () => {
  const [buyer, other] = [await shop.buyer({ usd: 50_000 }), await shop.buyer()];
  const body = { givenName: 'Ana', familyName: 'Lima', ...passports };
  const [own, theirs] = [
    await shop.call(calls.savePassenger, { token: buyer.token, body }),
    await shop.call(calls.savePassenger, { token: other.token, body }),
  ];
  const quote = await quoteStay(shop, buyer, { roomId: await newRoom(shop) });
  const book = (passengerId: string) =>
    bookStay(shop, buyer, { quoteId: quote.id, guests: [{ ...GUEST, passengerId }] });
  await expect(book(theirs.data.id)).rejects.toMatchObject({
    key: 'input.invalid',
    data: { fields: { 'guests.0.passengerId': 'field.invalid' } },
  });
  const { orderId } = await book(own.data.id);
  const changed = await shop.call(calls.changeGuests, {
    token: buyer.token,
    body: { orderId, guests: [{ ...GUEST, givenName: 'Anna' }] },
  });
  expect(changed.data.guests).toEqual([expect.objectContaining({ givenName: 'Anna', document: true })]);
});
