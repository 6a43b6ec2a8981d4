import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { historyFile } from '../tables/history.ts';
import { slicesAt } from '../tables/slices.ts';
import { decisionsPage } from './decisions-page.ts';
import { fieldFiles } from './field-files.ts';
import { machinePages, root } from './machine-pages.ts';
import { mapPage } from './map-page.ts';
import { reliabilityPage } from './reliability-page.ts';
import { serverFiles } from './server-files.ts';
import { verticalFiles } from './vertical-files.ts';
import { walkPages } from './walk-pages.ts';

function write(files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    process.stdout.write(`${file}\n`);
  }
}

// First what the contract and the server themselves import.
write(verticalFiles());
write(await fieldFiles());
write(serverFiles());
write(await machinePages());
// Read after them, since it imports both.
write((await import('./sample-subjects.ts')).sampleSubjectFiles());
write((await import('./paper-pages.ts')).paperPages());
write(reliabilityPage());
write(mapPage());
write(decisionsPage());
write(walkPages());
write(historyFile(slicesAt(root)));
