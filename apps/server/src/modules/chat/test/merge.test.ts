import { chatEndpoints } from '@app/contract/chat/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { broken } from '../../orders/test/fixtures.ts';
import { type Caller, inboxOf, messagesOf, send, setBusinessHours, talkOf, text, visitor } from './fixtures.ts';

let shop: Shop;
let staff: ReturnType<typeof inboxOf>;
beforeAll(async () => {
  shop = await openShop();
  await setBusinessHours(shop, true);
  staff = inboxOf(shop, await shop.staff());
});
afterAll(() => shop.close());

const merge = (token: string, by: Caller) =>
  shop.call(chatEndpoints.mergeVisit, { token, body: {}, ...(by.headers ? { headers: by.headers } : {}) });
const state = async (by: Caller) => (await shop.call(chatEndpoints.chatState, by)).data;

test("a visitor's talk becomes the customer's, whole, and the device's token opens nothing any more", async () => {
  const [guest, buyer] = [await visitor(shop), await shop.buyer()];
  const draft = text('before');
  const talk = await talkOf(shop, guest, draft);
  expect((await merge(buyer.token, guest)).data).toEqual({ talk });
  expect((await merge(buyer.token, guest)).data).toEqual({ talk });
  const by = { token: buyer.token };
  expect((await messagesOf(shop, by, talk)).list.map((one) => one.text)).toEqual(['before']);
  expect((await send(shop, by, draft)).data.message.seq).toBe(1);
  expect((await send(shop, guest)).code).toBe(refusalCode('chat.visitor_unknown'));
  expect((await shop.call(chatEndpoints.messages, { ...guest, query: { talk } })).code).toBe(
    refusalCode('chat.visitor_unknown'),
  );
  expect((await merge((await shop.buyer()).token, guest)).code).toBe(refusalCode('chat.visitor_unknown'));
  expect((await merge(buyer.token, {})).code).toBe(refusalCode('chat.visitor_unknown'));
  expect((await staff.person(talk)).data.customer).toMatchObject({ id: buyer.id });
});

test("the customer's older talk ends, its agent goes on with them, and nothing is lost", async () => {
  const [guest, buyer] = [await visitor(shop), await shop.buyer()];
  const by = { token: buyer.token };
  const older = await talkOf(shop, by, text('older'));
  await staff.take(older);
  const newer = await talkOf(shop, guest, text('newer'));
  expect((await merge(buyer.token, guest)).data).toEqual({ talk: newer });
  expect((await state(by)).talk).toMatchObject({ id: newer, state: 'active', agent: 'Sam', previous: older });
  expect((await messagesOf(shop, by, older)).list.at(-1)).toMatchObject({ event: 'continued' });
});

test('writing while the talk is handed over is lost nowhere and doubled nowhere', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [guest, buyer] = [await visitor(shop), await shop.buyer()];
    const first = await talkOf(shop, guest);
    const drafts = Array.from({ length: 8 }, (_, index) => text(`m${index}`));
    const [merged, ...sent] = await Promise.all([
      merge(buyer.token, guest),
      ...drafts.map((draft) => send(shop, guest, draft)),
    ]);
    expect(merged.code).toBe(200);
    const by = { token: buyer.token };
    for (const [index, answer] of sent.entries()) if (answer.code !== 200) await send(shop, by, drafts[index]);
    const { list } = await messagesOf(shop, by, first, { limit: '100' });
    expect(list.map((one) => one.text).sort()).toEqual(['Hello', ...drafts.map((one) => one.text)].sort());
  }
  expect(await broken(shop)).toEqual([]);
});
