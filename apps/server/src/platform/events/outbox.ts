import type { EventName } from '@app/contract/core/events';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { afterCommit, type Db, inTransaction, json, type Queryable, type Tx } from '../db/connect.ts';
import { enqueueWrites } from '../db/pipeline/queue.ts';
import { staticSql } from '../db/static-sql.ts';
import type { Emitted, Events, Subscriber } from '../slice.ts';
import { inSpan, outsideSpans, type SpanStart, takeCause, withCause } from '../tracing/tracing.ts';
import { readStored } from './read-stored.ts';

const BATCH = 100;
/** So often is an event tried. */
export const MAX_TRIES = 20;

type Waiting = {
  id: number;
  at: Date;
  name: string;
  payload: Readonly<Record<string, unknown>>;
  tries: number;
  cause: string | null;
};

/** Events go into the outbox with their cause; `wake` is told after the commit. */
export function createEvents(wake: () => void): Events {
  /** What transactions have queued and not sent yet: further events go with it. */
  const queued = new WeakMap<Tx, { readonly names: string[]; readonly payloads: string[]; isWaiting(): boolean }>();
  const emitAll: Events['emitAll'] = async (tx, events) => {
    const names = events.map((event): string => event.name);
    const payloads = events.map((event) => json(withCause(event.payload)));
    const before = queued.get(tx);
    if (before?.isWaiting()) {
      before.names.push(...names);
      before.payloads.push(...payloads);
      return;
    }
    const { isWaiting } = await enqueueWrites(tx, [
      staticSql`INSERT INTO outbox_event (name, payload)
        SELECT name, payload::jsonb FROM unnest(${names}::text[], ${payloads}::text[]) AS event(name, payload)`,
    ]);
    queued.set(tx, { names, payloads, isWaiting });
    afterCommit(tx, wake);
  };
  return { emit: (tx, name, payload) => emitAll(tx, [{ name, payload } as Emitted]), emitAll };
}

/** The work of a subscriber, under the cause of the first of its events. */
const spanOf = ({ name, event }: Subscriber, events: readonly Waiting[]): SpanStart => ({
  name: `event ${event}`,
  kind: 'consumer',
  root: true,
  causes: events.map(({ cause }) => cause),
  attributes: { 'avela.event': event, 'avela.subscriber': name, 'avela.events': events.length },
});

/** Has a failed event delivered again with the next; false when it has been heard or has not failed. */
export async function retryUnheard(db: Queryable, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE outbox_event SET tries = 0, next_try_at = NULL
    WHERE id = ${id}::bigint AND delivered_at IS NULL AND tries > 0`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Delivers waiting events to their subscribers, at least once and in order of age. Any number of processes may do
 * so at a time. A subscriber that fails has its event tried again later, with growing pauses.
 */
export function createDispatcher(db: Db, subscribers: () => readonly Subscriber[], log: FastifyBaseLogger) {
  /** Gives the events that a subscriber failed on; what one fails on, the others still hear. */
  async function hear(events: readonly Waiting[]): Promise<Map<Waiting, unknown>> {
    const failed = new Map<Waiting, unknown>();
    const alone = async (one: Subscriber, event: Waiting): Promise<void> => {
      const run = () => one.run(event.payload as never, event);
      await inSpan(() => spanOf(one, [event]), run).catch((error: unknown) => failed.set(event, error));
    };
    const each: Subscriber[] = [];
    for (const one of subscribers()) {
      const own = one.runAll ? events.filter((event) => event.name === one.event) : [];
      if (!one.runAll) each.push(one);
      else if (own.length > 0) {
        const payloads = own.map((event) => event.payload as never);
        const runAll = async () => one.runAll?.(payloads, own);
        await inSpan(() => spanOf(one, own), runAll).catch(async (error: unknown) => {
          log.warn({ err: error, subscriber: one.name, events: own.length }, 'events are heard one by one');
          for (const event of own) await alone(one, event);
        });
      }
    }
    for (const event of events)
      for (const one of each) if (one.event === (event.name as EventName)) await alone(one, event);
    return failed;
  }

  async function deliverBatch(): Promise<number> {
    const work = async (tx: Tx): Promise<number> => {
      const { rows } = await staticSql<Waiting>`
        SELECT id, created_at AS at, name, payload, tries FROM outbox_event
        WHERE delivered_at IS NULL AND tries < ${MAX_TRIES} AND (next_try_at IS NULL OR next_try_at <= clock_timestamp())
        ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`.execute(tx);
      const events = rows.map((row): Waiting => {
        const { value, cause } = takeCause(readStored(row.payload));
        return { ...row, payload: value, cause };
      });
      const failed = await hear(events);
      for (const [event, error] of failed) {
        log.error({ err: error, event: event.name, id: event.id }, 'a subscriber failed');
        const pause = Math.min(2 ** event.tries, 600);
        await sql`UPDATE outbox_event SET tries = tries + 1, last_error = ${String(error).slice(0, 500)},
          next_try_at = clock_timestamp() + ${pause} * interval '1 second' WHERE id = ${event.id}`.execute(tx);
      }
      const done = events.filter((event) => !failed.has(event)).map(({ id }) => id);
      if (done.length > 0) {
        await staticSql`UPDATE outbox_event SET delivered_at = clock_timestamp() WHERE id = ANY(${done}::bigint[])`.execute(
          tx,
        );
      }
      return done.length;
    };
    return inTransaction(db, work, { keepPlans: true });
  }

  let running: Promise<void> | null = null;
  let again = false;
  async function drain(): Promise<void> {
    do {
      again = false;
      while ((await deliverBatch()) > 0);
    } while (again);
  }

  /** Delivers what waits; calls during a delivery join it and have it look once more. */
  const deliver = (): Promise<void> => {
    again = true;
    running ??= outsideSpans(drain)
      .catch((error) => log.error({ err: error }, 'delivering events failed'))
      .finally(() => {
        running = null;
      });
    return running;
  };
  return { deliver };
}
