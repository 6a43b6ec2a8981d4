import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const SHIPPED = join(import.meta.dirname, '../../../../../deploy/varnish.vcl');

/** Whether Varnish is installed with the module that forgets by keys. */
export function varnishInstalled(): boolean {
  if (spawnSync('varnishd', ['-V'], { stdio: 'ignore' }).status !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'));
  try {
    return spawnSync('varnishd', ['-C', '-f', SHIPPED], { cwd: folder, stdio: 'ignore' }).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export type Varnish = { readonly url: string; stop(): Promise<void> };

/** Starts Varnish with the shipped configuration before a shop that listens on a port, or will. */
export async function startVarnish(shopPort: number): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'));
  const file = join(folder, 'shop.vcl');
  writeFileSync(file, readFileSync(SHIPPED, 'utf8').replace('.port = "3000"', `.port = "${shopPort}"`));
  const port = await freePort();
  const args = ['-F', '-j', 'none', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,16m'];
  const child = spawn('varnishd', args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`varnishd ended with ${child.exitCode}`);
    // Until it listens nothing answers.
    if (await fetch(url).then(cancelBody, () => false)) break;
    await sleep(100);
  }
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function cancelBody(answer: Response): Promise<true> {
  await answer.body?.cancel();
  return true;
}
