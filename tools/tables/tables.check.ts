import { fileURLToPath } from 'node:url';
import { complaintsOf, filesThatReadOthers, historyAmiss, readersAmiss } from './complaints.ts';
import { slicesAt } from './slices.ts';

const slices = slicesAt(fileURLToPath(new URL('../../', import.meta.url)));
const complaints = [...complaintsOf(slices), ...historyAmiss(slices), ...readersAmiss(slices)];
const tables = slices.flatMap(({ owns }) => owns).length;
const readers = filesThatReadOthers(slices).length;
if (tables < 100) complaints.push(`only ${tables} tables were found in the manifests`);

process.stdout.write(
  complaints.length > 0
    ? `${complaints.join('\n')}\n`
    : `${tables} tables are written by their own slices; ${readers} files read those of others by name\n`,
);
process.exitCode = complaints.length > 0 ? 1 : 0;
