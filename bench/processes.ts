import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import nodeFlags from '../apps/server/node-flags.json' with { type: 'json' };
import { cpuMsOf } from './cpu-time.ts';

export type Running = {
  url: string;
  memoryMb(): Promise<number>;
  /** Milliseconds of CPU used so far; null where the system does not tell. */
  cpuMs(): number | null;
  startedInMs: number;
  stop(): Promise<void>;
};

/** Within it a program without calls has given back what starting left behind. */
const QUIET_MS = 5_000;

type Start = { node?: string[]; args: string[]; env: Record<string, string>; address: RegExp };

async function start(file: string, given: Start) {
  const begun = performance.now();
  const child: ChildProcess = spawn(process.execPath, [...(given.node ?? []), file, ...given.args], {
    env: { ...process.env, ...given.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  let said = '';
  const found = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      said += String(text);
      const match = given.address.exec(said);
      if (match?.[1]) resolve(match[1]);
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}:\n${said}`)));
  });
  return { child, found, startedInMs: performance.now() - begun };
}

async function residentMb(pid: number | undefined): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

const running = (child: ChildProcess, url: string, startedInMs: number): Running => ({
  url,
  startedInMs,
  memoryMb: () => residentMb(child.pid),
  cpuMs: () => cpuMsOf(child.pid ?? 0),
  stop: async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  },
});

/** Signs what the benchmark tells the product in the sandbox's name. */
export const SANDBOX_SECRET = 'benchmark-only-secret-of-the-sandbox';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** One process of the product as it runs in production, with these settings beside the usual ones. */
export async function startProcess(
  settings: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<Running> {
  const { child, found, startedInMs } = await start(fileOf('../apps/server/dist/main.js'), {
    node: [...nodeFlags, ...flags],
    args: [],
    env: {
      NODE_ENV: 'production',
      DEMO: 'true',
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'error',
      SANDBOX_SECRET,
      ...settings,
    },
    address: /localhost:(\d+)/,
  });
  await sleep(QUIET_MS);
  return running(child, `http://127.0.0.1:${found}`, startedInMs);
}

/** The product in one process on this database; writes a CPU profile into `profileDir` if there is one. */
export const startProduct = (databaseUrl: string, dataDir: string, profileDir?: string): Promise<Running> =>
  startProcess(
    { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : [],
  );

/** The floor server on this database. */
export async function startFloor(databaseUrl: string): Promise<Running> {
  const { child, found, startedInMs } = await start(fileOf('./floor.ts'), {
    args: [databaseUrl],
    env: {},
    address: /^(\d+)\n/,
  });
  return running(child, `http://127.0.0.1:${found}`, startedInMs);
}
