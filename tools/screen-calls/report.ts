import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boundEndpoints } from '../api/bound-endpoints.ts';
import { notPressed } from './not-pressed.ts';
import { complaintsOf, missingCalls, nameOf } from './screen-calls.ts';

/** Reads the calls that screens made in whole runs, from the folders it is named, and says what no journey presses. */
const folders = process.argv.slice(2);
const answered = folders.flatMap((folder) =>
  readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[]),
);
const declared = (await boundEndpoints())
  .map(({ endpoint }) => endpoint)
  .filter(({ surface }) => surface === 'backoffice');

const missing = missingCalls(declared, answered).map(nameOf);
const complaints = complaintsOf(declared, answered, notPressed);
process.stdout.write(
  complaints.length > 0
    ? `${complaints.join('\n')}\n`
    : `screens made ${declared.length - missing.length} of ${declared.length} calls of the back office with success\n`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
