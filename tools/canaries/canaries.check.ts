import { fileURLToPath } from 'node:url';
import { titleOf } from './canary.ts';
import { flawsOf } from './check-table.ts';
import { canaries } from './table.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const titles = canaries.map(titleOf);
const twice = titles.filter((title, index) => titles.indexOf(title) !== index);
const flaws = [
  ...canaries.flatMap((canary) => flawsOf(canary, root)),
  ...twice.map((title) => `${title}: named twice`),
];

process.stdout.write(flaws.length > 0 ? `${flaws.join('\n')}\n` : `${canaries.length} canaries can be planted\n`);
process.exitCode = flaws.length > 0 ? 1 : 0;
