import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { historyFile } from '../tables/history.ts';
import { slicesAt } from '../tables/slices.ts';
import { decisionsPage } from './decisions-page.ts';
import { fieldFiles } from './field-files.ts';
import { machinePages, root } from './machine-pages.ts';
import { mapPage } from './map-page.ts';
import { paperPages } from './paper-pages.ts';
import { reliabilityPage } from './reliability-page.ts';
import { sampleSubjectFiles } from './sample-subjects.ts';
import { serverFiles } from './server-files.ts';
import { verticalFiles } from './vertical-files.ts';
import { walkPages } from './walk-pages.ts';

const stale = [
  ...verticalFiles(),
  ...(await fieldFiles()),
  ...serverFiles(),
  ...(await machinePages()),
  ...sampleSubjectFiles(),
  ...paperPages(),
  ...reliabilityPage(),
  ...mapPage(),
  ...decisionsPage(),
  ...walkPages(),
  ...historyFile(slicesAt(root)),
].filter(([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text);
for (const [file] of stale) process.stdout.write(`${file} is out of date; run npm run generate\n`);
process.exitCode = stale.length > 0 ? 1 : 0;
