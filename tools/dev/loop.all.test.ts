import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from './places.ts';

const MINUTE = 60_000;
const TOUCHED = inRoot('apps/server/src/boot/announce.ts');

const dataDir = mkdtempSync(join(tmpdir(), 'avela-dev-'));
let said = '';
let loop: ChildProcess | null = null;

/** Starts the loop on any free port and collects what it says. */
function startLoop(): ChildProcess {
  const env = { ...process.env, PORT: '0', DEV_DATA_DIR: dataDir };
  const child = spawn(process.execPath, [inRoot('tools/dev/run.ts')], { cwd: inRoot(), env, stdio: 'pipe' });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  return child;
}

const hears = (words: RegExp) =>
  expect.poll(() => said, { timeout: 2 * MINUTE, message: `the loop says ${words}` }).toMatch(words);

const page = async (address: string): Promise<string> =>
  (await fetch(address, { headers: { accept: 'text/html' } })).text();

afterAll(async () => {
  loop?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

test('one command serves both apps from their sources and the server behind them, anew after a change, and ends in order', {
  timeout: 6 * MINUTE,
}, async () => {
  loop = startLoop();
  const ended = new Promise<number | null>((resolve) => loop?.once('exit', resolve));
  await hears(/is open/);
  const home = /Storefront +(http:\S+)\//.exec(said)?.[1] ?? '';

  expect(await page(`${home}/`)).toContain('src="/src/main.tsx"');
  expect(await page(`${home}/admin/orders`)).toContain('src="/admin/src/app/main.tsx"');
  expect(await (await fetch(`${home}/src/main.tsx`)).text()).toContain('/@fs/');
  const bootstrap = async () => (await fetch(`${home}/app_index/common/bootstrap?lang=en-US`)).status;
  expect(await bootstrap()).toBe(200);

  // As an editor does that saves what it read.
  writeFileSync(TOUCHED, readFileSync(TOUCHED));
  // Called meanwhile, it answers: from the one before, or once the new one is there.
  const calls = Array.from({ length: 20 }, async (_, at) => {
    await new Promise((resolve) => setTimeout(resolve, at * 100));
    return bootstrap();
  });
  await hears(/server started anew in .*announce\.ts/);
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));

  loop.kill('SIGINT');
  expect(await ended).toBe(0);
});
