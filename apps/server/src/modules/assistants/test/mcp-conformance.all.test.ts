import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { switchBuying } from './fixtures.ts';
import { listening } from './mcp-fixtures.ts';

const run = promisify(execFile);
/** Nothing of the package is imported: it is a program. */
const PROGRAM = join(packageFolder(), 'dist/index.js');

function packageFolder(): string {
  const folders = createRequire(import.meta.url).resolve.paths('@modelcontextprotocol/conformance') ?? [];
  const found = folders
    .map((folder) => join(folder, '@modelcontextprotocol/conformance'))
    .find((one) => existsSync(one));
  if (!found) throw new Error('the package @modelcontextprotocol/conformance is not installed');
  return found;
}

/** Scenarios of a server that has tools and nothing else. */
const OURS = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];

/** Scenarios of what this server does not say that it has, and why they are left out. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'calls tools that only a server made for these tests has': [
    'tools-call-simple-text',
    'tools-call-image',
    'tools-call-audio',
    'tools-call-embedded-resource',
    'tools-call-mixed-content',
    'tools-call-with-logging',
    'tools-call-error',
    'tools-call-with-progress',
    'json-schema-2020-12',
  ],
  'has the server ask the client for something': [
    'tools-call-sampling',
    'tools-call-elicitation',
    'elicitation-sep1034-defaults',
    'elicitation-sep1330-enums',
  ],
  'is about streams of events, and every answer is one JSON': ['server-sse-polling', 'server-sse-multiple-streams'],
  'is about logging, which is not declared': ['logging-set-level'],
  'is about completions, which are not declared': ['completion-complete'],
  'is about resources, which are not declared': [
    'resources-list',
    'resources-read-text',
    'resources-read-binary',
    'resources-templates-read',
    'resources-subscribe',
    'resources-unsubscribe',
  ],
  'is about prompts, which are not declared': [
    'prompts-list',
    'prompts-get-simple',
    'prompts-get-with-args',
    'prompts-get-embedded-resource',
    'prompts-get-with-image',
  ],
};

let shop: Shop;
let home: string;
let folder: string;
beforeAll(async () => {
  [shop, folder] = await Promise.all([openShop(), mkdtemp(join(tmpdir(), 'avela-mcp-'))]);
  await switchBuying(shop, true);
  home = await listening(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

test.each(OURS)(
  'the conformance suite of the protocol: %s',
  async (scenario) => {
    const ask = [PROGRAM, 'server', '--url', `${home}/mcp`, '--scenario', scenario, '-o', folder];
    const { stdout } = await run(process.execPath, ask, { timeout: 60_000 }).catch((error: { stdout?: string }) => {
      throw new Error(error.stdout ?? String(error));
    });
    expect(stdout).toMatch(/Passed: [1-9]\d*\/\d+, 0 failed/);
  },
  90_000,
);

test('every scenario of the suite either runs or is left out for a reason', async () => {
  const { stdout } = await run(process.execPath, [PROGRAM, 'list', '--server']);
  const named = [...stdout.matchAll(/^ {2}- (\S+)/gm)].map(([, name]) => name);
  expect([...OURS, ...Object.values(LEFT_OUT).flat()].toSorted()).toEqual(named.toSorted());
});
