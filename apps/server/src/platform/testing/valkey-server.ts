import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

const PASSWORD = 'of-the-tests';
const PROGRAMS = ['valkey-server', 'redis-server'];

/** The program that is installed, or null where there is none: Valkey, or the Redis that Debian 12 has. */
export const valkeyProgram = (): string | null =>
  PROGRAMS.find((program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0) ?? null;

export type ValkeyServer = {
  readonly url: string;
  readonly urlOf: (password: string) => string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again at the same address, empty. */
  start(): Promise<void>;
  /** It goes on listening and answers nothing. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

/** Starts a server that keeps nothing on the disk. */
export async function startValkey(): Promise<ValkeyServer> {
  const program = valkeyProgram();
  if (!program) throw new Error('neither Valkey nor Redis is installed');
  const port = await freePort();
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const args = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--requirepass',
      PASSWORD,
    ];
    const started = spawn(program as string, args, { stdio: ['ignore', 'pipe', 'ignore'], cwd: tmpdir() });
    child = started;
    for await (const line of createInterface(started.stdout)) if (/Ready to accept connections/.test(line)) break;
    started.stdout.resume();
  }
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await start();
  const urlOf = (password: string): string => `valkey://:${password}@127.0.0.1:${port}`;
  return {
    url: urlOf(PASSWORD),
    urlOf,
    kill,
    start,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    stop: kill,
  };
}
