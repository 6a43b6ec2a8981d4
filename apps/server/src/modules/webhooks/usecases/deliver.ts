import { inTransaction } from '../../../platform/db/connect.ts';
import { outgoingFetch } from '../../../platform/http/outgoing/outgoing.ts';
import { type JoinedRuns, joinRuns } from '../../../platform/jobs/join-runs.ts';
import type { Platform } from '../../../platform/slice.ts';
import { pauseEndpoint } from '../db/endpoint.repo.ts';
import { type DueMessage, insertTry, markDelivered, markFailed, type Outcome, takeDue } from '../db/message.repo.ts';
import { GONE, isTaken, pauseAfter } from '../domain/retry.ts';
import { prepareNews } from './prepare-news.ts';

/** Messages a process sends side by side. */
const AT_ONCE = 8;
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

/**
 * Sends what waits. Any number of processes may do so at a time: each takes its turn with a few messages and holds no
 * transaction while it talks to an address. A process that dies in between leaves its messages to the next turn.
 */
export const createDelivery = (platform: Platform): JoinedRuns =>
  joinRuns(async (isStopped) => {
    let tried = 0;
    while (!isStopped()) {
      const due = await takeDue(platform.db, AT_ONCE);
      if (due.length === 0) break;
      await Promise.all(due.map(async (message) => settle(platform, message, await send(platform, message))));
      tried += due.length;
    }
    return tried;
  });
