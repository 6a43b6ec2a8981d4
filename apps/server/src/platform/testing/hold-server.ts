import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { holdRun, holdTemplate } from './template.ts';
import { startTestServer } from './test-server.ts';

const builder = fileURLToPath(new URL('../../../../../tools/setup/build-server.mjs', import.meta.url));

// One database server for all steps of `npm test`, until the input of this program ends: what one step has filled the next ones copy.
// Writes what is to stand in their environment, once the database to copy and the built server are there as well: a build that fails is
// said by the step that needs it.
const built = promisify(execFile)(process.execPath, [builder]).catch(() => undefined);
const server = await startTestServer();
const holder = new pg.Client({ connectionString: server.adminUrl, application_name: 'avela test run' });
await holder.connect();
const run = randomInt(1, 2 ** 31 - 1);
await holdRun(holder, run);
await holdTemplate(holder, server);
const files = await mkdtemp(join(tmpdir(), 'avela-demo-'));
await built;
process.stdout.write(`${JSON.stringify({ TEST_RUN: String(run), DEMO_FILES: files })}\n`);

// The steps are ended first: a signal that reaches all of us does not take the server from them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.stdin.resume();
await once(process.stdin, 'close');
await holder.end();
await server.stop();
await rm(files, { recursive: true, force: true });
process.exit(0);
