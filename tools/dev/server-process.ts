import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { serverProgram } from './build-server.ts';
import { inRoot } from './places.ts';
import type { Problem } from './problems.ts';
import type { BecomeServer } from './stand-by.ts';

/** Longer than the server itself takes at most for what is under way. */
const KILL_AFTER_MS = 15_000;
/** As many of its last lines say why it ended. */
const LAST_LINES = 30;
/** From here on pino says that something failed. */
const LEVEL_ERROR = 50;

export type ServerProcess = {
  /** The port that it listens on. Rejects with what it said when it ended instead. */
  readonly listening: Promise<number>;
  /** Ends it in order; at once when it does not end. */
  stop(): Promise<void>;
};

type Heard = {
  /** It ended by itself after it had listened. */
  readonly onCrash: (problem: Problem) => void;
  /** A call failed, or something else that it logs as an error. */
  readonly onFailure: (problem: Problem) => void;
};

type LogLine = { readonly level: number; readonly msg?: string; readonly err?: { readonly stack?: string } };

function asLog(line: string): LogLine | null {
  if (!line.startsWith('{"level":')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Prints what it says; of its log, an error's stack as lines of its own. */
function follow(child: ChildProcess, last: string[], onFailure: Heard['onFailure']): void {
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      const logged = asLog(line);
      const stack = logged?.err?.stack;
      const text = stack ? `${logged.msg ?? 'error'}\n${stack}` : line;
      out.write(`${text}\n`);
      if (stack && logged.level >= LEVEL_ERROR) onFailure({ title: logged.msg ?? 'error', details: stack });
      last.push(text);
      if (last.length > LAST_LINES) last.shift();
    });
  }
}

const asProblem = (last: readonly string[], code: number | null): Problem => ({
  title: last.findLast((line) => /^\w*Error\b/.test(line)) ?? last.findLast(Boolean) ?? `the server ended with ${code}`,
  details: last.join('\n'),
});

/** Objects of a start live longer than a young generation of Node's own size. */
const YOUNG_GENERATION_MB = 32;

/** The packages that the built server reads when it starts. */
function packagesOfStart(): string[] {
  const folder = dirname(serverProgram);
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const imports = files.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/^import .*?from "((?!node:)[^."/][^"]*)";$/gm),
  ]);
  return [...new Set(imports.map(([, name = '']) => name))];
}

/** Starts a process of the server: of `program` with these `args`. */
function spawnNode(program: string, args: readonly string[], env: NodeJS.ProcessEnv, debug: readonly string[] = []) {
  const flags: string[] = JSON.parse(readFileSync(inRoot('apps/server/node-flags.json'), 'utf8'));
  const young = `--min-semi-space-size=${YOUNG_GENERATION_MB}`;
  return spawn(process.execPath, [...flags, young, '--enable-source-maps', ...debug, program, ...args], {
    cwd: inRoot(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/**
 * A process that has read the packages of the server and waits for its program: a third of a start is done before anything
 * changes.
 */
export function standBy(env: NodeJS.ProcessEnv): ChildProcess {
  return spawnNode(inRoot('tools/dev/stand-by.ts'), packagesOfStart(), env);
}

/** Returns the process that stands by as the server; null where there is none any more. */
function become(waiting: ChildProcess | null): ChildProcess | null {
  if (!waiting?.connected || waiting.exitCode !== null) return null;
  waiting.send({ program: serverProgram } satisfies BecomeServer);
  return waiting;
}

/**
 * Starts the built server with these settings over those of the environment, or has the process that stands by with them become
 * it. `inspect` names a port for a debugger.
 */
export function startServer(
  env: NodeJS.ProcessEnv,
  { inspect, waiting }: { readonly inspect: string | null; readonly waiting: ChildProcess | null },
  heard: Heard,
): ServerProcess {
  const debug = inspect === null ? [] : [`--inspect=${inspect}`];
  const child = become(waiting) ?? spawnNode(serverProgram, [], env, debug);
  const last: string[] = [];
  follow(child, last, heard.onFailure);
  let state: 'starting' | 'listening' | 'stopping' = 'starting';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const listening = new Promise<number>((resolve, reject) => {
    child.once('message', ({ port }: { readonly port: number }) => {
      state = 'listening';
      resolve(port);
    });
    void ended.then((code) => {
      if (state === 'listening') heard.onCrash(asProblem(last, code));
      reject(Object.assign(new Error(asProblem(last, code).title), { problem: asProblem(last, code) }));
    });
  });
  // Whoever stops it while it starts waits for nothing.
  listening.catch(() => undefined);
  return {
    listening,
    stop: async () => {
      state = 'stopping';
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
