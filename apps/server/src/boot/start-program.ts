import { Refusal } from '@app/kernel/assert';
import type { Config } from '../platform/config/config.ts';
import { openDataFolder } from '../platform/config/data-folder.ts';
import type { ZoneFindings } from '../platform/db/compare-zone-clocks.ts';
import type { LackingFixes } from '../platform/db/known-fixes.ts';
import { tryBucket } from '../platform/files/storage/try-bucket.ts';
import { tryValkey } from '../platform/valkey/valkey-link.ts';
import { refuseTakenPort } from './free-port.ts';
import { wantedPort } from './listen.ts';

/** Why a program ends, as plain lines. */
export function reasonOf(error: unknown): string {
  if (error instanceof Refusal && error.key === 'files.unavailable')
    return 'The bucket of FILES_URL does not answer, or refuses. Run the same command again once it does.';
  return error instanceof Error ? error.message : String(error);
}

/** Runs a program; what it throws is written as plain lines, and the exit code is then 1. */
export async function startProgram(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    process.stderr.write(`\n${reasonOf(error)}\n`);
    process.exit(1);
  }
}

/** Whether the port that this process listens on was asked for by name. */
export const portIsAsked = (config: Config): boolean =>
  (config.role === 'worker' ? process.env.HEALTH_PORT : process.env.PORT) !== undefined;

/**
 * What can be wrong with a place to serve from, looked at before anything is started. Throws one line. Returns what an owner should know.
 */
export async function refuseBadPlace(config: Config): Promise<string[]> {
  openDataFolder(config.dataDir);
  if (portIsAsked(config)) await refuseTakenPort(wantedPort(config));
  return [...(await tryBucket(config.files)), ...(await tryValkey(config.valkeyUrl))];
}

/** What an owner should know of the time zones in use: a line for each kind of flaw. */
export function zoneNotices({ unknown, renamed, differing }: ZoneFindings): string[] {
  const line = (zones: readonly string[], text: string): string[] =>
    zones.length === 0 ? [] : [`${text}: ${zones.join(', ')}.`];
  return [
    ...line(unknown, 'Time zones that this Node.js does not know are read as UTC'),
    ...line(
      renamed,
      'Time zones stand under old names or abbreviations; choose them anew to keep their names of today',
    ),
    ...line(differing, 'PostgreSQL has other rules for time zones in use; the shop goes by those of Node.js'),
  ];
}

/** What an owner should know of the database's release: a line where a newer one has fixes. */
export const releaseNotices = (lacking: LackingFixes | null): string[] =>
  lacking === null
    ? []
    : [
        `PostgreSQL ${lacking.runs} lacks fixes that ${lacking.newest} has: install a newer release of it, which the next start takes.`,
      ];

/** What an owner should know who starts a real shop with something missing: a line each. */
export function startNotices(config: Config): string[] {
  if (config.demo) return [];
  const notices: string[] = [];
  if (!config.publicUrl) {
    const instead =
      config.env === 'production'
        ? 'mails carry no links and cards are not taken until it says where people find the shop'
        : 'links in mails lead to this machine';
    notices.push(`PUBLIC_URL is not set: ${instead}.`);
  }
  if (!config.mail) notices.push('SMTP_URL is not set: mails stay in the outbox, and nobody gets a code or a receipt.');
  return notices;
}
