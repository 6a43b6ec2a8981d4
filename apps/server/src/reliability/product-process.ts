import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SECRETS_KEY } from '../testing/secrets-key.ts';

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
/** What `npm start` has Node run it with. */
export const NODE_FLAGS: readonly string[] = JSON.parse(
  readFileSync(new URL('../../node-flags.json', import.meta.url), 'utf8'),
);
/** What was compiled at an earlier start, as `npm start` keeps it. */
export const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/avela-start', import.meta.url));

export type ProductProcess = {
  readonly child: ChildProcess;
  readonly address: string;
  /** All it said. */
  readonly said: () => string;
};

export type Ended = { readonly code: number | null; readonly said: string };

function launch(env: Record<string, string>): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [...NODE_FLAGS, program], {
    // The channel tells it when the test that started it is gone: it then ends by itself.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: COMPILED,
      NODE_ENV: 'test',
      DEMO: 'false',
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'fatal',
      SECRETS_KEY,
      ...env,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      text += String(data);
    });
  return { child, said: () => text };
}

/** Starts the real program and waits until it listens; a worker, for its health. Throws with what it said when it ends before. */
export async function startProductProcess(env: Record<string, string>): Promise<ProductProcess> {
  const { child, said } = launch(env);
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const port = /localhost:(\d+)/.exec(said())?.[1];
      if (port) resolve({ child, said, address: `http://127.0.0.1:${port}` });
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said()}`)));
  });
}

/** Starts the real program, which is expected to refuse, and waits for its end. */
export async function refusedStart(env: Record<string, string>): Promise<Ended> {
  const { child, said } = launch(env);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said() };
}

/** How long a program was ready to run while other work had the cores, in ms, up to now; 0 where the system does not say. */
export function waitedForCore({ child }: ProductProcess): number {
  try {
    const [, waitedNs = '0'] = readFileSync(`/proc/${child.pid}/schedstat`, 'utf8').split(' ');
    return Number(waitedNs) / 1_000_000;
  } catch {
    return 0;
  }
}

/** Ends a process and waits for it. Gives its exit code and how long it took. */
export async function end(
  running: ProductProcess,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<{ code: number | null; ms: number }> {
  const begun = performance.now();
  const { child } = running;
  if (child.exitCode === null && child.signalCode === null) {
    const over = once(child, 'exit');
    child.kill(signal);
    await over;
  }
  return { code: child.exitCode, ms: performance.now() - begun };
}
