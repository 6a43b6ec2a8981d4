import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { machinePages, root } from './machine-pages.ts';

for (const [file, text] of await machinePages()) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  process.stdout.write(`${file}\n`);
}
