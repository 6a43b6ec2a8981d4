import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that stands for it. */
export const MARK = 'restore-unfinished';
const markOf = (dataDir: string): string => join(dataDir, MARK);

/** Marks a data folder from the moment that a start would not open what it should until a restore is whole. */
export const markUnfinished = (dataDir: string, backup: string): void => writeFileSync(markOf(dataDir), `${backup}\n`);

/** Takes the mark away. */
export const markFinished = (dataDir: string): void => rmSync(markOf(dataDir), { force: true });

/** Throws when a restore into the data folder was cut off. */
export function refuseUnfinished(dataDir: string): void {
  if (!existsSync(markOf(dataDir))) return;
  throw new Error(
    `A restore into ${dataDir} was cut off: run \`npm run restore\` again, with --replace if it says that something is ` +
      'there, and into an empty database if it is your own.',
  );
}
