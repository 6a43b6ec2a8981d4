import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DomainEvents, EventName } from '@app/contract/core/events';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { type Db, inTransaction } from '../../../platform/db/connect.ts';
import type { TestApp } from '../../../testing/test-app.ts';

export type Received = { readonly headers: IncomingHttpHeaders; readonly text: string; readonly path: string };
/** How a receiver answers: a status, with a text where one is wanted; null while it does not answer at all. */
type Answer = { readonly status: number; readonly text?: string } | null;

/** A program that news are sent to; it answers as `answerWith` says, 204 at first. */
export async function openReceiver() {
  const received: Received[] = [];
  let answer: (of: Received) => Answer = () => ({ status: 204 });
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = { headers: request.headers, text: Buffer.concat(parts).toString('utf8'), path: request.url ?? '' };
      received.push(one);
      const said = answer(one);
      if (said) response.writeHead(said.status).end(said.text ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: (path = '/hooks') => `http://127.0.0.1:${port}${path}`,
    answerWith: (to: (of: Received) => Answer) => {
      answer = to;
    },
    /** Ends what is not answered. */
    hangUp: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns a received message as the library of the standard verifies it with a secret. */
export const verified = (secret: string, { text, headers }: Received) =>
  new Webhook(secret).verify(text, headers as Record<string, string>) as {
    type: string;
    data: Record<string, unknown>;
  };

/** Emits an event in a transaction of its own. */
export const emit = <N extends EventName>({ app }: TestApp, name: N, payload: DomainEvents[N]): Promise<void> =>
  inTransaction(app.platform.db, (tx) => app.platform.events.emit(tx, name, payload));

/** Has what waits be due now, as if the pauses were over. */
export async function makeDue({ app }: TestApp): Promise<void> {
  await sql`UPDATE webhook_message SET next_try_at = statement_timestamp() WHERE state = 'waiting'`.execute(
    app.platform.db,
  );
  await sql`UPDATE outbox_event SET next_try_at = NULL WHERE delivered_at IS NULL`.execute(app.platform.db);
}

/** Puts an address with a delivered message straight into the tables; returns their ids. */
export async function plantEndpoint(
  db: Db,
  of: { readonly agentId?: string; readonly merchantId?: string } = {},
): Promise<{ id: string; messageId: string }> {
  const [id, messageId] = [randomUUID(), randomUUID()];
  await sql`INSERT INTO webhook_endpoint (id, name, url, kinds, secret, agent_id, merchant_id)
    VALUES (${id}, ${`Program ${id.slice(0, 8)}`}, 'https://books.example.com/hooks', '{travel.placed}', 'sealed',
      ${of.agentId ?? null}, ${of.merchantId ?? null})`.execute(db);
  await sql`INSERT INTO webhook_message (id, endpoint_id, event_id, kind, record_field, record_id, body, state, done_at)
    VALUES (${messageId}, ${id}, 1, 'travel.placed', 'orderId', ${randomUUID()}, '{}', 'delivered', statement_timestamp())`.execute(
    db,
  );
  return { id, messageId };
}
