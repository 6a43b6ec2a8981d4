import { randomUUID } from 'node:crypto';
import { chatEndpoints } from '@app/contract/chat/endpoints';
import { staffChatEndpoints } from '@app/contract/chat/staff-endpoints';
import { sql } from 'kysely';
import type { TestApp } from '../../../testing/test-app.ts';

/** Somebody who talks: a customer by their token, or a device by its visitor's token. */
export type Caller = { token?: string; headers?: Record<string, string> };
export type Text = { kind: 'text'; clientId: string; text: string };

export const text = (words = 'Hello', clientId: string = randomUUID()): Text => ({
  kind: 'text',
  clientId,
  text: words,
});

/** Has somebody answer at every hour, or at none. */
export async function setBusinessHours(app: TestApp, open: boolean): Promise<void> {
  const { db } = app.app.platform;
  await sql`DELETE FROM chat_hours`.execute(db);
  await sql`DELETE FROM chat_closed_day`.execute(db);
  if (open) {
    await sql`INSERT INTO chat_hours (weekday, opens, closes) SELECT d, 0, 1440 FROM generate_series(1, 7) d`.execute(
      db,
    );
  }
}

/** A device without an account. */
export async function visitor(app: TestApp): Promise<Caller & { visitorToken: string }> {
  const { data } = await app.call(chatEndpoints.beginVisit, { body: {} });
  return { visitorToken: data.token, headers: { 'visitor-token': data.token } };
}

export const send = (app: TestApp, by: Caller, draft: object = text()) =>
  app.call(chatEndpoints.sendMessage, { ...by, raw: draft });

/** Writes and gives the talk's id. */
export async function talkOf(app: TestApp, by: Caller, draft: object = text()): Promise<string> {
  const sent = await send(app, by, draft);
  if (sent.code !== 200) throw new Error(`not sent: ${sent.msg} ${JSON.stringify(sent.data)}`);
  return sent.data.talk;
}

export const messagesOf = async (app: TestApp, by: Caller, talk: string, query: object = {}) =>
  (await app.call(chatEndpoints.messages, { ...by, query: { talk, ...query } as never })).data;

export const inboxOf = (app: TestApp, token: string) => ({
  send: (id: string, draft: object = text('Hi, Sam here')) =>
    app.call(staffChatEndpoints.send, { token, params: { id }, raw: draft }),
  take: (id: string) => app.call(staffChatEndpoints.take, { token, params: { id }, body: {} }),
  close: (id: string, askRating = true) =>
    app.call(staffChatEndpoints.close, { token, params: { id }, body: { askRating } }),
  handOver: (id: string, staffId: string) =>
    app.call(staffChatEndpoints.handOver, { token, params: { id }, body: { staffId } }),
  read: (id: string) => app.call(staffChatEndpoints.readTalk, { token, params: { id } }),
  messages: (id: string, query: object = {}) =>
    app.call(staffChatEndpoints.messages, { token, params: { id }, query: query as never }),
  list: (tab: 'waiting' | 'mine' | 'others' | 'closed') =>
    app.call(staffChatEndpoints.listTalks, { token, query: { tab, limit: '100' } }),
  person: (id: string) => app.call(staffChatEndpoints.person, { token, params: { id } }),
  agents: (id: string) => app.call(staffChatEndpoints.agents, { token, params: { id } }),
  markRead: (id: string, seq: number) =>
    app.call(staffChatEndpoints.markRead, { token, params: { id }, body: { seq } }),
});

/** The staff member behind a token made by the test shop. */
export async function newestStaff(app: TestApp): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM staff ORDER BY created_at DESC LIMIT 1`.execute(
    app.app.platform.db,
  );
  return rows[0]?.id ?? '';
}
