import type { ChildProcess } from 'node:child_process';
import type { Whereabouts } from './front.ts';
import type { watchMigrations } from './migrations.ts';
import type { Problem, Problems, Source } from './problems.ts';
import { type ServerProcess, standBy, startServer } from './server-process.ts';

/** Where the server listens, or why it does not. */
export type Found = Awaited<ReturnType<Whereabouts>>;

export type StartGiven = {
  readonly env: NodeJS.ProcessEnv;
  /** Where a debugger is listened for, or null. */
  readonly inspect: string | null;
  readonly migrations: ReturnType<typeof watchMigrations>;
  /** Makes what the server reads when it starts. */
  readonly prepare: () => Promise<void>;
  readonly problems: Problems;
  readonly onFailure: (problem: Problem) => void;
};

/** What is to be done with a server that is being started. */
type Starting = {
  /** Whether one has run before it. */
  readonly anew: boolean;
  /** Returns the process that stands by to become it, where there is one. */
  readonly waiting: () => ChildProcess | null;
  readonly onProcess: (server: ServerProcess) => void;
  readonly onCrash: (problem: Problem) => void;
};

/** Says what is wrong, in the terminal and over the pages. */
export function tell(problems: Problems, source: Source, problem: Problem | null): void {
  problems.set(source, problem);
  if (!problem) return;
  const { title, details } = problem;
  process.stderr.write(`\n${details.includes(title) ? '' : `${title}\n`}${details}\n\n`);
}

/** What a server finds that is started in place of one before. */
const settingsAnew = (given: StartGiven): NodeJS.ProcessEnv => ({ ...given.env, AVELA_STARTED_ANEW: 'true' });

/** Returns a process that stands by for the next start; null where a debugger is attached, which finds one process alone. */
export const standByNext = (given: StartGiven): ChildProcess | null =>
  given.inspect === null ? standBy(settingsAnew(given)) : null;

async function start(given: StartGiven, { anew, waiting, onProcess, onCrash }: Starting): Promise<Found> {
  const { problems, migrations } = given;
  await given.prepare();
  const trouble = await migrations.trouble();
  tell(problems, 'migrations', trouble);
  if (trouble) return { why: trouble.title };
  const env = anew ? settingsAnew(given) : given.env;
  const server = startServer(
    env,
    { inspect: given.inspect, waiting: waiting() },
    {
      onFailure: given.onFailure,
      onCrash: (problem) => {
        tell(problems, 'server', problem);
        onCrash(problem);
      },
    },
  );
  onProcess(server);
  const port = await server.listening;
  tell(problems, 'server', null);
  await migrations.keep();
  return { port };
}

/** Starts the server, and says so where it does not start. */
export const startOrSay = (given: StartGiven, starting: Starting): Promise<Found> =>
  start(given, starting).catch((error: Error & { readonly problem?: Problem }) => {
    const problem = error.problem ?? { title: error.message, details: error.stack ?? '' };
    // It has said so itself.
    if (error.problem) given.problems.set('server', problem);
    else tell(given.problems, 'server', problem);
    return { why: problem.title };
  });
