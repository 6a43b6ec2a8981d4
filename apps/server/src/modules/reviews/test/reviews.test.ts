import { randomUUID } from 'node:crypto';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { reviewEndpoints } from '@app/contract/reviews/endpoints';
import { staffReviewEndpoints } from '@app/contract/reviews/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import type { Buyer, Shop } from '../../../testing/shop.ts';
import { openShop } from '../../../testing/shop.ts';
import { boughtBy, broken } from '../../orders/test/fixtures.ts';
import { eraseLikes } from '../app/usecases/erase-likes.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;

/** A picture that this customer uploaded. */
async function pictureOf(buyer: Buyer): Promise<string> {
  const url = `/files/${randomUUID()}-{w}.webp`;
  await sql`INSERT INTO stored_file (id, url, purpose, owner_kind, owner_id, kind, sha256, bytes, width, height)
    VALUES (${randomUUID()}, ${url}, 'review', 'customer', ${buyer.id}, 'image', ${Buffer.from(randomUUID())}, 1, 1, 1)`.execute(
    db(),
  );
  return url;
}

/** A delivered order and its review; plain rows where only the review matters. */
async function reviewed(of: { rating?: number; pictures?: boolean; share?: boolean; productId?: string } = {}) {
  const buyer = await shop.buyer();
  const productId = of.productId ?? (await shop.product({ prices: [500], stock: 5 })).productId;
  const id = randomUUID();
  const rating = of.rating ?? 5;
  await sql`INSERT INTO product_review (id, product_id, customer_id, order_line_id, rating, text, pictures, shared)
    VALUES (${id}, ${productId}, ${buyer.id}, ${randomUUID()}, ${rating}, 'Lovely',
      ${of.pictures === false ? '[]' : '["/files/a.webp"]'}::jsonb, ${of.share ?? false})`.execute(db());
  await sql`UPDATE product SET rating_sum = rating_sum + ${rating}, rating_count = rating_count + 1
    WHERE id = ${productId}`.execute(db());
  shop.app.platform.cache.drop(['reviews', 'products', `product:${productId}`]);
  return { id, buyer, productId };
}

const like = (buyer: Buyer, id: string, on = true) =>
  shop.call(reviewEndpoints.likeReview, { token: buyer.token, body: { id, on } });
const share = (buyer: Buyer, id: string, on = true) =>
  shop.call(reviewEndpoints.shareReview, { token: buyer.token, body: { id, on } });
const report = (buyer: Buyer, id: string, note = '') =>
  shop.call(reviewEndpoints.reportReview, { token: buyer.token, body: { id, reason: 'advertising', note } });
const reviewsOf = async (product: string, query: object = {}) =>
  (await shop.call(catalogEndpoints.productReviews, { query: { product, ...query } })).data;
const showIds = async (query: object = {}) =>
  (await shop.call(reviewEndpoints.buyersShow, { query: { limit: '100', ...query } })).data.list.map(({ id }) => id);
const staffRead = async (id: string) =>
  (await shop.call(staffReviewEndpoints.readReview, { token: staff, params: { id } })).data;
const hide = async (id: string, version?: number, token = staff) =>
  shop.call(staffReviewEndpoints.hideReview, {
    token,
    params: { id },
    body: { version: version ?? (await staffRead(id)).version, reason: 'Advertising' },
  });
const unhide = async (id: string) =>
  shop.call(staffReviewEndpoints.unhideReview, {
    token: staff,
    params: { id },
    body: { version: (await staffRead(id)).version },
  });
const reply = (id: string, version: number, text: string, token = staff) =>
  shop.call(staffReviewEndpoints.replyReview, { token, params: { id }, body: { version, reply: text } });
const productOf = async (id: string) => (await shop.call(catalogEndpoints.productDetails, { query: { id } })).data;

test('when a review helps somebody, then it is counted once however often it is pressed', async () => {
  const { id, productId } = await reviewed();
  const buyer = await shop.buyer();
  const answers = await Promise.all(Array.from({ length: 20 }, () => like(buyer, id)));
  expect(answers.map(({ data }) => data)).toEqual(Array(20).fill({ liked: true, likes: 1 }));
  const second = await shop.buyer();
  expect((await like(second, id)).data).toEqual({ liked: true, likes: 2 });
  expect((await reviewsOf(productId)).list[0]).toMatchObject({ id, likes: 2 });
  expect((await shop.call(reviewEndpoints.likedReviews, { token: buyer.token })).data).toEqual([id]);
  const off = await Promise.all(Array.from({ length: 20 }, () => like(buyer, id, false)));
  expect(off.every(({ data }) => !data.liked && data.likes === 1)).toBe(true);
  expect((await productOf(productId)).latestReviews[0]).toMatchObject({ likes: 1 });
  expect(await broken(shop)).toEqual([]);
});

test('when many like and take it back at once, then the count is that of the rows', async () => {
  const { id } = await reviewed();
  const buyers = await Promise.all(Array.from({ length: 8 }, () => shop.buyer()));
  await Promise.all(buyers.flatMap((buyer) => [true, false, true].map((on) => like(buyer, id, on))));
  expect(await broken(shop)).toEqual([]);
});

test('when a like, a report or a share is nobody’s business, then it is refused', async () => {
  const { id, buyer } = await reviewed();
  const other = await shop.buyer();
  expect((await like(buyer, id)).code).toBe(refusalCode('review.own'));
  expect((await report(buyer, id)).code).toBe(refusalCode('review.own'));
  expect((await share(other, id)).code).toBe(refusalCode('record.not_found'));
  expect((await like(other, randomUUID())).code).toBe(refusalCode('record.not_found'));
  expect((await report(other, randomUUID())).code).toBe(refusalCode('record.not_found'));
  const plain = await reviewed({ pictures: false });
  expect((await share(plain.buyer, plain.id)).code).toBe(refusalCode('review.no_pictures'));
  await hide(id);
  expect((await like(other, id)).code).toBe(refusalCode('record.not_found'));
  expect((await report(other, id)).code).toBe(refusalCode('record.not_found'));
  expect((await share(buyer, id)).code).toBe(refusalCode('review.hidden'));
  for (const endpoint of [reviewEndpoints.likeReview, reviewEndpoints.shareReview]) {
    expect((await shop.call(endpoint, { body: { id, on: true } })).code).toBe(refusalCode('auth.sign_in_needed'));
  }
  expect((await shop.call(reviewEndpoints.reportReview, { body: { id, reason: 'other' } })).code).toBe(
    refusalCode('auth.sign_in_needed'),
  );
  expect((await shop.call(reviewEndpoints.likedReviews, {})).code).toBe(refusalCode('auth.sign_in_needed'));
  expect((await shop.call(reviewEndpoints.reviewChoices, {})).code).toBe(refusalCode('auth.sign_in_needed'));
  const wrong = { id: other.id, reason: 'nonsense' as 'other' };
  expect((await shop.call(reviewEndpoints.reportReview, { token: other.token, body: wrong })).code).toBe(
    refusalCode('input.invalid'),
  );
});

/** Two of the most liked after a cursor; tells the next cursor. */
async function likedStretch(cursor: string | null, next: (cursor: string | null) => void): Promise<string[]> {
  const query = { sort: 'liked' as const, limit: '2', ...(cursor ? { cursor } : {}) };
  const { data } = await shop.call(reviewEndpoints.buyersShow, { query });
  next(data.cursor);
  return data.list.map(({ id }) => id);
}

test('when photo reviews are shared, then the show has them, newest or most liked first, page by page', async () => {
  const made = [];
  for (let n = 0; n < 5; n += 1) made.push(await reviewed());
  const ids = made.map(({ id }) => id);
  for (const { buyer, id } of made) expect((await share(buyer, id)).data).toEqual({ shared: true });
  expect(await showIds()).toEqual(ids.toReversed());
  for (const fan of [await shop.buyer(), await shop.buyer()]) await like(fan, ids[1] ?? '');
  await like(await shop.buyer(), ids[3] ?? '');
  expect((await showIds({ sort: 'liked' })).slice(0, 2)).toEqual([ids[1], ids[3]]);
  const seen: string[] = [];
  let cursor: string | null = null;
  do seen.push(...(await likedStretch(cursor, (next) => (cursor = next))));
  while (cursor);
  expect(seen).toEqual(await showIds({ sort: 'liked' }));
  const first = (await shop.call(reviewEndpoints.buyersShow, {})).data.list[0];
  expect(first).toMatchObject({ nickname: 'n-***', product: { id: made[4]?.productId, name: 'Cup' } });
  await share(made[4]?.buyer as Buyer, ids[4] ?? '', false);
  await hide(ids[3] ?? '');
  await sql`UPDATE product SET online = false WHERE id = ${made[2]?.productId}`.execute(db());
  shop.app.platform.cache.drop(['products']);
  expect(await showIds()).toEqual([ids[1], ids[0]]);
  expect((await shop.call(reviewEndpoints.buyersShow, { query: { cursor: 'odd' } })).code).toBe(
    refusalCode('input.invalid'),
  );
});

test('when staff hide a review, then no list, count or rating has it, and all is back when it is shown', async () => {
  const { id, productId } = await reviewed({ rating: 1 });
  await reviewed({ rating: 5, productId });
  expect(await productOf(productId)).toMatchObject({ rating: 3, reviews: 2, ratingCounts: [1, 0, 0, 0, 1] });
  await report(await shop.buyer(), id, 'Buys here');
  await report(await shop.buyer(), id);
  expect(await staffRead(id)).toMatchObject({
    reports: 2,
    reported: [{ reason: 'advertising' }, { note: 'Buys here' }],
  });
  const hidden = await hide(id);
  expect(hidden.data).toMatchObject({ hidden: true, hiddenReason: 'Advertising', reports: 0 });
  expect(await productOf(productId)).toMatchObject({ rating: 5, reviews: 1, ratingCounts: [0, 0, 0, 0, 1] });
  expect((await reviewsOf(productId)).list).toHaveLength(1);
  expect((await hide(id)).code).toBe(refusalCode('review.hidden'));
  expect(await broken(shop)).toEqual([]);
  expect((await unhide(id)).data).toMatchObject({ hidden: false, hiddenReason: '' });
  expect(await productOf(productId)).toMatchObject({ rating: 3, reviews: 2 });
  expect((await unhide(id)).code).toBe(refusalCode('review.not_hidden'));
  const twice = await Promise.all(Array.from({ length: 6 }, () => hide(id, 4)));
  expect(twice.length).toBe(6);
  expect(await broken(shop)).toEqual([]);
});

test('when staff answer, then the reply stands under the review and its writer is told once', async () => {
  const { id, productId, buyer } = await reviewed();
  const { version } = await staffRead(id);
  expect((await reply(id, version, 'Thank you')).data.reply).toMatchObject({ text: 'Thank you' });
  expect((await reviewsOf(productId)).list[0]?.reply).toMatchObject({ text: 'Thank you' });
  expect(await reply(id, version, 'Late')).toMatchObject({
    code: refusalCode('record.stale'),
    data: { current: { id } },
  });
  await reply(id, version + 1, 'Thank you so much');
  expect((await reply(id, version + 2, '')).data.reply).toBeNull();
  expect((await reviewsOf(productId)).list[0]?.reply).toBeNull();
  const { rows } = await sql`SELECT 1 FROM message WHERE audience_id = ${buyer.id}`.execute(db());
  expect(rows).toHaveLength(1);
  const { rows: log } =
    await sql`SELECT 1 FROM operation_log WHERE record = ${`review/${id}`} AND outcome = 'done'`.execute(db());
  expect(log).toHaveLength(3);
});

test('when staff look for reviews, then filters and tabs narrow them, and rights decide what they may', async () => {
  const { id, productId } = await reviewed({ rating: 2 });
  const list = (query: object, token = staff) =>
    shop.call(staffReviewEndpoints.listReviews, { token, query: { limit: '100', ...query } });
  const has = async (query: object) => (await list(query)).data.list.some((row) => row.id === id);
  expect(await has({ product: 'cup', rating: '2', withPictures: '1', tab: 'unanswered' })).toBe(true);
  expect(await has({ product: '杯' })).toBe(true);
  expect(await has({ product: 'c%p' })).toBe(false);
  expect(await has({ rating: '3' })).toBe(false);
  expect(await has({ tab: 'reported' })).toBe(false);
  await report(await shop.buyer(), id);
  expect(await has({ tab: 'reported' })).toBe(true);
  const { version } = await staffRead(id);
  const settled = await shop.call(staffReviewEndpoints.settleReports, {
    token: staff,
    params: { id },
    body: { version },
  });
  expect(settled.data).toMatchObject({ reports: 0, version: version + 1 });
  expect(await has({ tab: 'reported' })).toBe(false);
  expect((await reviewsOf(productId)).list).toHaveLength(1);
  await reply(id, version + 1, 'Sorry');
  expect(await has({ tab: 'unanswered' })).toBe(false);
  const looks = await shop.staff({ permissions: ['trade.reviews.view'] });
  expect((await list({}, looks)).code).toBe(200);
  // Written into the table by hand, it is of no order.
  expect((await staffRead(id)).order).toBeNull();
  expect((await hide(id, 1, looks)).code).toBe(refusalCode('access.denied'));
  expect((await reply(id, 1, 'x', looks)).code).toBe(refusalCode('access.denied'));
  const agents = await shop.staff({ agentId: shop.agentId });
  expect((await list({}, agents)).data.list).toEqual([]);
  expect((await shop.call(staffReviewEndpoints.readReview, { token: agents, params: { id } })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect((await hide(id, 1, agents)).code).toBe(refusalCode('record.not_found'));
  expect((await shop.call(staffReviewEndpoints.listReviews, {})).code).toBe(refusalCode('auth.sign_in_needed'));
});

test('when something was bought, then it can be reviewed and shared, and stands among all orders', async () => {
  const buyer = await shop.buyer({ usd: 100_000 });
  const { variantIds } = await shop.product({ prices: [500, 700], stock: 5 });
  const items = variantIds.map((variantId) => ({ variantId, quantity: 1 }));
  const order = await boughtBy(shop, buyer, { items, staff, received: true });
  const choices = async (tab: 'to_review' | 'photos') =>
    (await shop.call(reviewEndpoints.reviewChoices, { token: buyer.token, query: { tab } })).data;
  const open = await choices('to_review');
  expect(open.list.map((one) => one.id).sort()).toEqual(order.lines.map((line) => line.id).sort());
  expect(open.counts).toEqual({ to_review: 2, photos: 0 });
  const stretch = await shop.call(reviewEndpoints.reviewChoices, { token: buyer.token, query: { limit: '1' } });
  const rest = await shop.call(reviewEndpoints.reviewChoices, {
    token: buyer.token,
    query: { limit: '1', cursor: stretch.data.cursor ?? '' },
  });
  expect([...stretch.data.list, ...rest.data.list].map((one) => one.id)).toEqual(open.list.map((one) => one.id));
  const picture = await pictureOf(buyer);
  const [one, two] = order.lines;
  const written = await shop.call(orderEndpoints.reviewOrder, {
    token: buyer.token,
    body: {
      orderId: order.id,
      reviews: [
        { lineId: one?.id ?? '', rating: 5, text: 'So good', pictures: [picture], share: true },
        { lineId: two?.id ?? '', rating: 4, share: true },
      ],
    },
  });
  expect(written.code).toBe(200);
  const photos = await choices('photos');
  expect(photos.counts).toEqual({ to_review: 0, photos: 1 });
  expect(photos.list[0]).toMatchObject({ id: one?.id, review: { shared: true, hidden: false, pictures: [picture] } });
  const reviewId = photos.list[0]?.review?.id ?? '';
  expect(await showIds()).toContain(reviewId);
  expect((await staffRead(reviewId)).order).toEqual({
    id: order.id,
    number: expect.any(String),
    email: `${buyer.id}@example.com`,
  });
  // Who may not see orders learns neither the order nor the e-mail.
  const looks = await shop.staff({ permissions: ['trade.reviews.view'] });
  const seen = { token: looks, params: { id: reviewId } };
  expect((await shop.call(staffReviewEndpoints.readReview, seen)).data.order).toBeNull();
  const stranger = await shop.buyer();
  const theirs = await shop.call(reviewEndpoints.reviewChoices, { token: stranger.token, query: {} });
  expect(theirs.data).toMatchObject({ list: [], counts: { to_review: 0, photos: 0 } });
  expect(await broken(shop)).toEqual([]);
});

test('when somebody leaves, then their likes and reports go with them', async () => {
  const { id } = await reviewed();
  const buyer = await shop.buyer();
  await like(buyer, id);
  await report(buyer, id);
  await inTransaction(db(), (tx) => eraseLikes(tx, { customerId: buyer.id, platform: shop.app.platform }));
  expect(await staffRead(id)).toMatchObject({ likes: 0, reported: [] });
  expect(await broken(shop)).toEqual([]);
});

test('a review of before has no language: no mark, and it is in no language of a reader', async () => {
  const { id, productId } = await reviewed({ share: true });
  expect((await reviewsOf(productId)).list).toMatchObject([{ id, lang: null }]);
  expect((await reviewsOf(productId, { ownLanguage: '1' })).list).toEqual([]);
  await sql`UPDATE product_review SET lang = 'es-MX' WHERE id = ${id}`.execute(db());
  shop.app.platform.cache.drop(['reviews']);
  const shown = (await shop.call(reviewEndpoints.buyersShow, { query: { limit: '100' } })).data.list;
  expect(shown.find((one) => one.id === id)).toMatchObject({ lang: 'es-MX' });
  const spanish = { product: productId, ownLanguage: '1' } as const;
  const { data } = await shop.call(catalogEndpoints.productReviews, { lang: 'es', query: spanish });
  expect(data.list).toHaveLength(1);
});
