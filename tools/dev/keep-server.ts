import type { buildServer } from './build-server.ts';
import { note, secondsSince } from './notes.ts';
import type { ServerProcess } from './server-process.ts';
import { type Found, type StartGiven, startOrSay, tell } from './start-or-say.ts';

type Given = StartGiven & {
  readonly builds: Awaited<ReturnType<typeof buildServer>>;
  /** It listens: for the first time, or again. */
  readonly onUp: (again: boolean) => void;
};

/** Editors write several files at once, and some each of them twice. */
const GATHER_MS = 40;

export type KeptServer = ReturnType<typeof keepServer>;

/**
 * Keeps the server running as its source is now: what does not build changes nothing, all else ends the old one in order and
 * starts the new one. Calls wait meanwhile.
 */
export function keepServer(given: Given) {
  const { builds, problems } = given;
  let running: ServerProcess | null = null;
  const first = Promise.withResolvers<Found>();
  let at = first.promise;
  let wanted: string | null = null;
  let from = performance.now();
  let working: Promise<void> | null = null;
  let startedBefore = false;
  let stopped = false;

  const startNow = (): Promise<Found> =>
    startOrSay(given, {
      anew: startedBefore,
      onProcess: (server) => {
        running = server;
      },
      onCrash: ({ title }) => {
        at = Promise.resolve({ why: title });
      },
    });

  /** Builds and starts anew until nothing more has changed. */
  async function work(): Promise<void> {
    while (wanted !== null && !stopped) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const failure = await builds.settled();
      const [why, began] = [wanted, from];
      wanted = null;
      tell(problems, 'build', failure);
      if (failure) first.resolve({ why: failure.title });
      if (failure || stopped) continue;
      const { promise, resolve } = Promise.withResolvers<Found>();
      at = promise;
      await running?.stop();
      running = null;
      const now = await startNow();
      resolve(now);
      first.resolve(now);
      if (!('port' in now)) continue;
      if (startedBefore) note(`server started anew in ${secondsSince(began)}: ${why}`);
      given.onUp(startedBefore);
      startedBefore = true;
    }
  }

  return {
    whereabouts: () => at,
    /** Has the server start anew for what has changed; resolves once nothing more is to be done. */
    renew: async (why: string): Promise<void> => {
      if (wanted === null) from = performance.now();
      wanted = why;
      working ??= work().finally(() => {
        working = null;
      });
      await working;
    },
    /** Resolves once it is not being started. */
    quiet: async (): Promise<void> => void (await working),
    stop: async (): Promise<void> => {
      stopped = true;
      await running?.stop();
    },
  };
}
