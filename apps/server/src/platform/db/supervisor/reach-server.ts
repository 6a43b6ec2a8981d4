import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { type Credentials, connectKeeper, type Keeper, type Listener, WrongFolder } from './keeper.ts';
import type { Place } from './place.ts';
import { type PostmasterRecord, readPostmaster } from './postmaster-file.ts';
import { mayRetry, type ServerProcess, spawnServer, writeSettings } from './server-process.ts';
import { type Listen, settingsFile } from './settings.ts';

const pauseMs = 20;
const reportEveryMs = 10_000;
// A live server that neither answers nor says that it is starting, stopping or recovering.
const silenceLimitMs = 20_000;

// A line of the server's log up to the message itself.
const severity = /^.*?\b(?:LOG|WARNING|ERROR|FATAL|PANIC): +/;
const longestReasonLines = 3;

/** All that is needed to start or find the server again. */
export type ServerPlan = {
  place: Place;
  binaries: Binaries;
  names: Credentials;
  listen: Listen;
  settings: Record<string, string>;
  log: (line: string) => void;
  /** True once nobody wants the server any more; ends the waiting. */
  cancelled: () => boolean;
};

/** A server that answers, and this process's share in it. */
export type ReachedServer = { keeper: Keeper; listener: Listener; pid: number; adopted: boolean };

// SQLSTATE 57P03: starting up, shutting down or replaying the log; 57P01: shutting down under us. Both mean: wait.
const passingStates = new Set(['57P03', '57P01']);
// 28P01 wrong password, 28000 not allowed: waiting does not help.
const finalStates = new Set(['28P01', '28000']);

/**
 * Connects to the server of the place, starting it when none is alive, and waiting while one starts, stops or recovers.
 * postmaster.pid decides who is first, so calling it from several processes at once is safe.
 * Refuses when the server cannot start, does not answer, or is not the one of this folder.
 */
export async function reachServer(plan: ServerPlan): Promise<ReachedServer> {
  const { place, log } = plan;
  let started: ServerProcess | null = null;
  let silentSince = Date.now();
  const report = everySoOften(reportEveryMs, () => log('still waiting for the database (it may be replaying its log)'));
  while (!plan.cancelled()) {
    const record = readPostmaster(place.dataDir);
    const alive = record?.holder === 'postmaster' || record?.holder === 'unknown';
    if (alive) {
      const answer = await tryConnect(record, plan);
      if (typeof answer === 'object') {
        started?.forgetComplaint();
        return { ...answer, pid: record.pid, adopted: record.pid !== started?.pid };
      }
      if (answer === 'busy') silentSince = Date.now();
    } else started = keepStarting(started, record, plan);
    if (Date.now() - silentSince > silenceLimitMs) {
      throw alive || !started ? new Error(silentMessage(record, place)) : failedStart(started, place);
    }
    report();
    await sleep(pauseMs);
  }
  throw new Error('The database is no longer wanted.');
}

/** Gives what says it again whenever it is called and so long has passed. */
function everySoOften(ms: number, say: () => void): () => void {
  let at = Date.now() + ms;
  return () => {
    if (Date.now() <= at) return;
    say();
    at += ms;
  };
}

/** The server process that is starting, begun anew when it ended for a reason that may pass. */
function keepStarting(
  started: ServerProcess | null,
  record: PostmasterRecord | null,
  { place, binaries, listen, settings }: ServerPlan,
): ServerProcess {
  if (started && !started.ended) return started;
  if (started && !mayRetry(started.complaint())) throw failedStart(started, place);
  writeSettings(place, settingsFile(listen, settings));
  return spawnServer(place, binaries, record?.holder === 'other' ? record : null);
}

async function tryConnect(
  { host, port }: PostmasterRecord,
  plan: ServerPlan,
): Promise<{ keeper: Keeper; listener: Listener } | 'busy' | 'silent'> {
  if (host === null || !Number.isInteger(port)) return 'silent';
  const listener = { host, port };
  try {
    return { keeper: await connectKeeper(listener, plan.place.dataDir, plan.names), listener };
  } catch (error) {
    if (error instanceof WrongFolder) throw error;
    const { code, message } = error as { code?: string; message: string };
    if (code && finalStates.has(code)) {
      throw new Error(`The database refuses the password in ${plan.place.passwordFile}: ${message}`);
    }
    return code && passingStates.has(code) ? 'busy' : 'silent';
  }
}

function silentMessage(record: PostmasterRecord | null, place: Place): string {
  return `Process ${record?.pid} holds the database in ${place.dataDir} but does not answer; stop it and start again.`;
}

function failedStart(started: ServerProcess, place: Place): Error {
  const lines = started.complaint().split('\n');
  const reasons = lines.filter((line) => severity.test(line)).map((line) => line.replace(severity, ''));
  const reason = reasons.slice(-longestReasonLines).join('; ') || lines.at(-1) || 'it gave no reason';
  return new Error(`PostgreSQL did not start: ${reason} (log: ${place.dataDir}/log)`);
}
