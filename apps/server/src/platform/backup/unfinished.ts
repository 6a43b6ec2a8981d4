import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const markOf = (dataDir: string): string => join(dataDir, 'restore-unfinished');

/** Marks a data folder from the moment that a restore changes what is used until it is whole. */
export const markUnfinished = (dataDir: string, backup: string): void => writeFileSync(markOf(dataDir), `${backup}\n`);

/** Takes the mark away. */
export const markFinished = (dataDir: string): void => rmSync(markOf(dataDir), { force: true });

/** Throws when a restore into the data folder was cut off while it changed what is used. */
export function refuseUnfinished(dataDir: string): void {
  if (!existsSync(markOf(dataDir))) return;
  throw new Error(
    `A restore into ${dataDir} was cut off: run \`npm run restore\` again with --replace, into an empty database if it is ` +
      'your own.',
  );
}
