import type { Whereabouts } from './front.ts';
import type { watchMigrations } from './migrations.ts';
import type { Problem, Problems, Source } from './problems.ts';
import { type ServerProcess, startServer } from './server-process.ts';

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

async function start(given: StartGiven, { anew, onProcess, onCrash }: Starting): Promise<Found> {
  const { problems, migrations } = given;
  await given.prepare();
  const trouble = await migrations.trouble();
  tell(problems, 'migrations', trouble);
  if (trouble) return { why: trouble.title };
  const own: NodeJS.ProcessEnv = anew ? { AVELA_STARTED_ANEW: 'true' } : {};
  const server = startServer({ ...given.env, ...own }, given.inspect, {
    onFailure: given.onFailure,
    onCrash: (problem) => {
      tell(problems, 'server', problem);
      onCrash(problem);
    },
  });
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
