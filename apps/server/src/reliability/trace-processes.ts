import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether system calls can be watched and made to fail here. */
export const canTrace = (): boolean => spawnSync('strace', ['-V']).status === 0;

/** Watches processes with strace once it is attached to all of them. `ended` gives what it saw, when they or it have ended. */
export async function traceProcesses(
  pids: readonly number[],
  options: readonly string[],
): Promise<{ tracer: ChildProcess; ended: Promise<string> }> {
  const output = join(tmpdir(), `avela-strace-${randomUUID()}`);
  const watched = pids.flatMap((pid) => ['-p', String(pid)]);
  const tracer = spawn('strace', [...watched, '-o', output, ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  const attached = (): number => said.match(/attached/g)?.length ?? 0;
  const ended = new Promise<string>((resolve) => {
    tracer.once('exit', () => {
      resolve(readFileSync(output, 'utf8'));
      rmSync(output);
    });
  });
  await new Promise<void>((resolve, reject) => {
    tracer.stderr?.on('data', (text) => {
      said += String(text);
      if (attached() >= pids.length) resolve();
    });
    tracer.once('exit', () => reject(new Error(`strace ended early: ${said}`)));
  });
  return { tracer, ended };
}
