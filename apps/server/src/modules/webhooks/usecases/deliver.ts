import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '../../../platform/db/connect.ts';
import { outgoingFetch } from '../../../platform/http/outgoing/outgoing.ts';
import { type JoinedRuns, joinRuns } from '../../../platform/jobs/join-runs.ts';
import type { Platform } from '../../../platform/slice.ts';
import { pauseEndpoint } from '../db/endpoint.repo.ts';
import { type DueMessage, insertTry, markDelivered, markFailed, type Outcome, takeDue } from '../db/message.repo.ts';
import { GONE, isTaken, pauseAfter } from '../domain/retry.ts';
import { prepareNews } from './prepare-news.ts';

/** Messages a process sends side by side, and those among them to one address: a slow one holds up no other. */
const AT_ONCE = 16;
const PER_ENDPOINT = 2;
/** While something is under way, what has come meanwhile is looked for so often, in milliseconds. */
const LOOKED_AGAIN_MS = 500;
/** Most characters that are stored of an answer and of an error. */
const KEPT = 1_000;

const kept = (text: string): string => text.replaceAll('\u0000', '').toWellFormed().slice(0, KEPT);

/** Sends one message; returns how it was answered. */
async function send(platform: Platform, message: DueMessage): Promise<Outcome> {
  const began = performance.now();
  const took = (): number => Math.round(performance.now() - began);
  try {
    const prepared = await prepareNews(platform, message);
    if (!prepared)
      return { status: GONE, answer: '', error: 'there is nothing to send any more', milliseconds: took() };
    const { url, headers, body } = prepared;
    const answer = await outgoingFetch(platform)(url, { method: 'POST', headers, body });
    return { status: answer.status, answer: kept(await answer.text()), error: '', milliseconds: took() };
  } catch (error) {
    return { status: null, answer: '', error: kept((error as Error).message), milliseconds: took() };
  }
}

/** Writes down how a message was answered: delivered, tried again later, or given up with its address paused. */
async function settle({ db }: Platform, message: DueMessage, outcome: Outcome): Promise<void> {
  await inTransaction(db, async (tx) => {
    await insertTry(tx, message.id, outcome);
    if (outcome.status !== null && isTaken(outcome.status)) return markDelivered(tx, message);
    const own = message.sender === null;
    // Of another slice's address only what it wants no more of ends: its next record is another matter.
    const pause = !own && outcome.status === GONE ? null : pauseAfter(message.attempts);
    await markFailed(tx, message, pause);
    if (!own) return;
    if (outcome.status === GONE) await pauseEndpoint(tx, message.endpointId, 'gone');
    else if (pause === null) await pauseEndpoint(tx, message.endpointId, 'failures');
  });
}

/** Messages that a process is sending. */
function sending(platform: Platform) {
  const underWay = new Map<string, { readonly endpointId: string; readonly sent: Promise<void> }>();
  return {
    count: () => underWay.size,
    /** Addresses that get no more before one of theirs is done. */
    busy: (): string[] => {
      const counts = Map.groupBy(underWay.values(), ({ endpointId }) => endpointId);
      return [...counts].flatMap(([id, own]) => (own.length >= PER_ENDPOINT ? [id] : []));
    },
    begin: (message: DueMessage): void => {
      const sent = send(platform, message)
        .then((outcome) => settle(platform, message, outcome))
        .finally(() => underWay.delete(message.id));
      underWay.set(message.id, { endpointId: message.endpointId, sent });
    },
    /** Waits until one is done, but not long. Throws where it could not be written down. */
    next: () => Promise.race([...[...underWay.values()].map(({ sent }) => sent), sleep(LOOKED_AGAIN_MS)]),
    all: () => Promise.allSettled([...underWay.values()].map(({ sent }) => sent)),
  };
}

/**
 * Sends what waits. Any number of processes may do so at a time: each takes its turn with a few messages and holds no
 * transaction while it talks to an address. A process that dies in between leaves its messages to the next turn.
 */
export const createDelivery = (platform: Platform): JoinedRuns =>
  joinRuns(async (isStopped) => {
    const now = sending(platform);
    let tried = 0;
    try {
      while (!isStopped()) {
        const places = AT_ONCE - now.count();
        const due = places > 0 ? await takeDue(platform.db, { most: places, each: PER_ENDPOINT, not: now.busy() }) : [];
        for (const message of due) now.begin(message);
        tried += due.length;
        if (now.count() === 0) break;
        await now.next();
      }
    } finally {
      await now.all();
    }
    return tried;
  });
