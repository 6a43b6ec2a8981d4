import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { chatEndpoints } from '@app/contract/chat/endpoints';
import type { ChatMessage } from '@app/contract/chat/message-schemas';
import { emptyTimeline, sinceOf, type Timeline, takeNewer } from '@app/contract/chat/timeline';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { type Caller, inboxOf, messagesOf, send, setBusinessHours, talkOf, text, visitor } from './fixtures.ts';

let a: Shop;
let b: TestApp;
beforeAll(async () => {
  a = await openShop();
  b = await testApp({ databaseUrl: a.databaseUrl });
  await setBusinessHours(a, true);
});
afterAll(async () => {
  await b.close();
  await a.close();
});

type News = { topic: string; data: { talk?: string; seq?: number } };
type Socket = Awaited<ReturnType<TestApp['app']['server']['injectWS']>>;

/** Opens a socket at a process and signs in. `heard` fills as news come. */
async function listen(app: TestApp, signIn: object, headers: Record<string, string> = {}) {
  const heard: News[] = [];
  const socket: Socket = await app.app.server.injectWS('/realtime', { headers });
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(String(data)) as News));
  const closed = new Promise<number>((resolve) => socket.on('close', (code: number) => resolve(code)));
  socket.send(JSON.stringify(signIn));
  await Promise.race([vi.waitFor(() => expect(heard[0]?.topic).toBe('ready')), closed]);
  return { socket, heard, closed };
}

const signIn = (token: string) => ({ token, surface: 'visitor' });

test('what is written at one process arrives at a socket of the other, each message once and in order', async () => {
  const guest = await visitor(a);
  const talk = await talkOf(a, guest);
  const staff = inboxOf(a, await a.staff());
  await staff.take(talk);
  const line = await listen(b, signIn(guest.visitorToken));
  const from = 2;
  for (let index = 0; index < 20; index += 1) await staff.send(talk, text(`m${index}`));
  await vi.waitFor(() => expect(line.heard.at(-1)?.data.seq).toBe(from + 20), 5_000);
  const numbers = line.heard.filter((one) => one.topic === 'chat.message').map((one) => one.data.seq);
  // What was said before may still be under way when the socket opens; from then on nothing is missing or doubled.
  const since = numbers.filter((seq) => Number(seq) > from);
  expect(since).toEqual(Array.from({ length: 20 }, (_, index) => from + 1 + index));
  line.socket.terminate();
});

test('a line that breaks again and again loses nothing and doubles nothing, while many write at both processes', async () => {
  const guest = await visitor(a);
  const talk = await talkOf(a, guest);
  const token = await a.staff();
  const inboxes = [inboxOf(a, token), inboxOf(b, token)];
  await inboxes[0]?.take(talk);
  let known: Timeline<ChatMessage, never> = emptyTimeline;
  let done = false;
  const follow = async () => {
    while (!done) {
      const line = await listen(b, signIn(guest.visitorToken));
      const read = async () => {
        const { list } = await messagesOf(b, guest, talk, { since: String(sinceOf(known)), limit: '100' });
        known = takeNewer(known, list);
      };
      await read();
      line.socket.on('message', () => void read());
      await new Promise((resolve) => setTimeout(resolve, 15 + Math.random() * 40));
      line.socket.terminate();
    }
  };
  const following = follow();
  const writing = Array.from({ length: 60 }, (_, index) => async () => {
    const draft = text(`m${index}`);
    const sent =
      index % 2 ? inboxes[index % 4 === 1 ? 0 : 1]?.send(talk, draft) : send(index % 4 ? b : a, guest, draft);
    await sent;
    if (index % 5 === 0) await (index % 2 ? inboxes[0]?.send(talk, draft) : send(a, guest, draft));
  });
  for (let at = 0; at < writing.length; at += 6) await Promise.all(writing.slice(at, at + 6).map((one) => one()));
  done = true;
  await following;
  const { list } = await messagesOf(a, guest, talk, { since: String(sinceOf(known)), limit: '100' });
  known = takeNewer(known, list);
  expect(known.messages.map((one) => one.seq)).toEqual(Array.from({ length: 62 }, (_, index) => index + 1));
  expect(new Set(known.messages.map((one) => one.text)).size).toBe(62);
});

test('whoever has read a number has been able to read every smaller one', async () => {
  const guest = await visitor(a);
  const talk = await talkOf(a, guest);
  const staff = inboxOf(a, await a.staff());
  await staff.take(talk);
  let [seen, gaps, done] = [0, 0, false];
  const watching = (async () => {
    while (!done) {
      const { rows } = await sql<{ n: number; last: number }>`
        SELECT count(*) AS n, max(seq) AS last FROM chat_message WHERE talk_id = ${talk}`.execute(b.app.platform.db);
      const row = rows[0];
      if (row && row.n !== row.last) gaps += 1;
      seen += 1;
    }
  })();
  for (let round = 0; round < 12; round += 1)
    await Promise.all([...Array(5)].flatMap(() => [staff.send(talk), send(a, guest), send(b, guest)]));
  done = true;
  await watching;
  expect(seen).toBeGreaterThan(20);
  expect(gaps).toBe(0);
});

test('a socket is for pages of ours, for tokens that hold, and ends with its session in every process', async () => {
  const foreign = await listen(b, signIn((await visitor(a)).visitorToken), { origin: 'https://evil.example' });
  expect(await foreign.closed).toBe(1008);
  for (const given of [signIn('x'.repeat(43)), { token: 1 }, { token: 'x'.repeat(43) }]) {
    expect(await (await listen(b, given)).closed).toBe(1008);
  }
  const buyer = await a.buyer();
  const here = await listen(a, { token: buyer.token, surface: 'storefront' });
  const there = await listen(b, { token: buyer.token, surface: 'storefront' }, { host: 'shop', origin: 'http://shop' });
  await a.call(accountEndpoints.logout, { token: buyer.token });
  expect(await here.closed).toBe(1008);
  expect(await there.closed).toBe(1008);
});

test('nobody hears of the talks of others; staff hear numbers, never words', async () => {
  const [own, other] = [await visitor(a), await visitor(a)];
  const listening = async (caller: Caller & { visitorToken: string }) => listen(a, signIn(caller.visitorToken));
  const [mine, theirs] = [await listening(own), await listening(other)];
  const inbox = await listen(b, { token: await a.staff(), surface: 'backoffice' });
  const talk = await talkOf(b, own, text('secret words'));
  await vi.waitFor(() => expect(mine.heard.some((one) => one.data.talk === talk)).toBe(true));
  await vi.waitFor(() => expect(inbox.heard.some((one) => one.data.talk === talk)).toBe(true));
  expect(theirs.heard).toHaveLength(1);
  expect(JSON.stringify(inbox.heard)).not.toContain('secret');
  await a.call(chatEndpoints.typing, { ...own, body: { talk } });
  await vi.waitFor(() => expect(inbox.heard.at(-1)).toMatchObject({ topic: 'chat.typing', data: { by: 'person' } }));
  for (const line of [mine, theirs, inbox]) line.socket.terminate();
});
