import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { dropLeftovers, holdRun, holdTemplate } from './template.ts';
import { startTestServer } from './test-server.ts';

/** What a test worker needs to make a database of its own. */
export type TestRun = { adminUrl: string; productUrl: string; template: string; run: number };

declare module 'vitest' {
  export interface ProvidedContext {
    testRun: TestRun;
  }
}

const builder = fileURLToPath(new URL('../../../../../tools/setup/build-server.mjs', import.meta.url));

/** Builds the server where it is outdated, as `npm start` does: tests start its programs. Throws with the builder's words. */
const buildServer = () => promisify(execFile)(process.execPath, [builder]);

/** Starts one database server and one migrated template for the whole run; gives the way back. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Beside what follows: one core would wait.
  const built = buildServer();
  built.catch(() => undefined);
  const server = await startTestServer();
  const holder = new pg.Client({ connectionString: server.adminUrl, application_name: 'avela test run' });
  await holder.connect();
  // A run of several steps has one server and one number for all of them (`hold-server.ts`).
  const whole = process.env.TEST_RUN;
  const run = whole ? Number(whole) : randomInt(1, 2 ** 31 - 1);
  if (!whole) await holdRun(holder, run);
  const template = await holdTemplate(holder, server);
  await dropLeftovers(holder, template);
  await built;
  project.provide('testRun', { adminUrl: server.adminUrl, productUrl: server.productUrl, template, run });
  return async () => {
    await holder.end();
    await server.stop();
  };
}
