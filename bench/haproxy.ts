import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../apps/server/src/platform/testing/free-port.ts';
import { cpuMsOf } from './cpu-time.ts';

/** Returns the version of the installed HAProxy, or null where there is none. */
export const haproxyVersion = (): string | null =>
  /version (\S+?)-/.exec(spawnSync('haproxy', ['-v'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? null;

const linesOf = (port: number, targets: readonly string[]): string =>
  [
    'global',
    '  maxconn 2000',
    '  nbthread 1',
    'defaults',
    '  mode http',
    '  timeout connect 5s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout tunnel 1h',
    'frontend shop',
    `  bind 127.0.0.1:${port}`,
    '  http-request set-header X-Forwarded-For %[src]',
    '  default_backend web',
    'backend web',
    '  balance leastconn',
    '  option httpchk GET /readyz',
    ...targets.map((url, at) => `  server web${at} ${new URL(url).host} check inter 2s`),
    '',
  ].join('\n');

export type Proxy = { readonly url: string; cpuMs(): number | null; stop(): Promise<void> };

/** Starts HAProxy with one thread before these processes. */
export async function startHaproxy(targets: readonly string[]): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'avela-haproxy-'));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, linesOf(port, targets));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  const answers = (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error('HAProxy does not serve');
    await sleep(100);
  }
  return {
    url,
    cpuMs: () => cpuMsOf(child.pid ?? 0),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
