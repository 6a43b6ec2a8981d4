import type { buildServer } from './build-server.ts';
import type { Whereabouts } from './front.ts';
import type { watchMigrations } from './migrations.ts';
import { note, secondsSince } from './notes.ts';
import type { Problem, Problems, Source } from './problems.ts';
import { type ServerProcess, startServer } from './server-process.ts';

type Given = {
  readonly env: NodeJS.ProcessEnv;
  /** Where a debugger is listened for, or null. */
  readonly inspect: string | null;
  readonly builds: Awaited<ReturnType<typeof buildServer>>;
  readonly migrations: ReturnType<typeof watchMigrations>;
  /** Makes what the server reads when it starts. */
  readonly prepare: () => Promise<void>;
  readonly problems: Problems;
  readonly onFailure: (problem: Problem) => void;
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
  const { builds, migrations, problems } = given;
  let running: ServerProcess | null = null;
  const first = Promise.withResolvers<Awaited<ReturnType<Whereabouts>>>();
  let at = first.promise;
  let wanted: string | null = null;
  let from = performance.now();
  let working: Promise<void> | null = null;
  let startedBefore = false;
  let stopped = false;

  /** Says what is wrong, in the terminal and over the pages. */
  function tell(source: Source, problem: Problem | null): void {
    problems.set(source, problem);
    if (!problem) return;
    const { title, details } = problem;
    process.stderr.write(`\n${details.includes(title) ? '' : `${title}\n`}${details}\n\n`);
  }

  async function start(): Promise<Awaited<ReturnType<Whereabouts>>> {
    await given.prepare();
    const trouble = await migrations.trouble();
    tell('migrations', trouble);
    if (trouble) return { why: trouble.title };
    const anew: NodeJS.ProcessEnv = startedBefore ? { AVELA_STARTED_ANEW: 'true' } : {};
    const server = startServer({ ...given.env, ...anew }, given.inspect, {
      onFailure: given.onFailure,
      onCrash: (problem) => {
        tell('server', problem);
        at = Promise.resolve({ why: problem.title });
      },
    });
    running = server;
    const port = await server.listening;
    tell('server', null);
    await migrations.keep();
    return { port };
  }

  const startOrSay = (): ReturnType<typeof start> =>
    start().catch((error: Error & { readonly problem?: Problem }) => {
      const problem = error.problem ?? { title: error.message, details: error.stack ?? '' };
      // It has said so itself.
      if (error.problem) problems.set('server', problem);
      else tell('server', problem);
      return { why: problem.title };
    });

  /** Builds and starts anew until nothing more has changed. */
  async function work(): Promise<void> {
    while (wanted !== null && !stopped) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const failure = await builds.settled();
      const [why, began] = [wanted, from];
      wanted = null;
      tell('build', failure);
      if (failure) first.resolve({ why: failure.title });
      if (failure || stopped) continue;
      const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Whereabouts>>>();
      at = promise;
      await running?.stop();
      running = null;
      const now = await startOrSay();
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
