import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { serverProgram } from './build-server.ts';
import { inRoot } from './places.ts';
import type { Problem } from './problems.ts';

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

/** Starts the built server with these settings over those of the environment. `inspect` names a port for a debugger. */
export function startServer(env: NodeJS.ProcessEnv, inspect: string | null, heard: Heard): ServerProcess {
  const flags: string[] = JSON.parse(readFileSync(inRoot('apps/server/node-flags.json'), 'utf8'));
  const debug = inspect === null ? [] : [`--inspect=${inspect}`];
  const child = spawn(process.execPath, [...flags, '--enable-source-maps', ...debug, serverProgram], {
    cwd: inRoot(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
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
