import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { machinePages, root } from './machine-pages.ts';
import { verticalFiles } from './vertical-files.ts';

function write(files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    process.stdout.write(`${file}\n`);
  }
}

// First what the contract itself imports.
write(verticalFiles());
write(await machinePages());
