import { PICTURE_WIDTHS } from '@app/contract/core/picture';
import { stampText } from '@app/contract/core/time-words';
import { inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { VOUCHER_WIDTH } from '../../../platform/files/renditions.ts';
import type { Platform } from '../../../platform/slice.ts';
import { type PersonalData, personalDataPort } from '../../accounts/core.ts';
import { shopName } from '../../settings/public.ts';
import type { StoredCopy } from '../db/copy.repo.ts';
import { personalRows } from '../db/personal-rows.repo.ts';
import { writeCopyFile } from './copy-files.ts';
import { type ArchiveFile, zipped } from './zip.ts';

const text = (value: string): Uint8Array => Buffer.from(value, 'utf8');

/** One subject as JSON: an object with a list of rows for each table. */
async function* subjectJson(
  tx: Tx,
  { tables }: PersonalData,
  of: { readonly customerId: string; readonly goesOn: () => Promise<void> },
): AsyncGenerator<Uint8Array> {
  yield text('{');
  for (const [at, table] of tables.entries()) {
    yield text(`${at > 0 ? ',' : ''}\n${JSON.stringify(table.table)}: [`);
    let first = true;
    for await (const rows of personalRows(tx, table, of.customerId)) {
      await of.goesOn();
      yield text(`${first ? '' : ','}\n${rows.join(',\n')}`);
      first = false;
    }
    yield text(first ? ']' : '\n]');
  }
  yield text('\n}\n');
}

/** The largest there is of an uploaded picture; null where it is gone. */
async function pictureBytes(platform: Platform, url: string): Promise<Uint8Array | null> {
  const served = await platform.files.readServed(url);
  if (served) return served;
  for (const width of [VOUCHER_WIDTH, ...PICTURE_WIDTHS.toReversed()]) {
    const bytes = await platform.files.readPrivate(url, width);
    if (bytes) return bytes;
  }
  return null;
}

async function* filesOf(
  platform: Platform,
  tx: Tx,
  { copy, goesOn }: { readonly copy: StoredCopy; readonly goesOn: () => Promise<void> },
): AsyncGenerator<ArchiveFile> {
  const { customerId, language, createdAt } = copy;
  const shop = await shopName(platform, language);
  const time = stampText('UTC', createdAt);
  const readme = platform.translate(language, 'data_copy.readme', { shop, time });
  yield { name: 'README.txt', packed: false, bytes: [text(`${readme}\n`)] };
  for (const data of personalDataPort.all(platform)) {
    yield { name: `${data.file}.json`, packed: false, bytes: subjectJson(tx, data, { customerId, goesOn }) };
  }
  for (const { id, purpose, url } of await platform.files.uploadsOf(tx, customerId)) {
    await goesOn();
    const bytes = await pictureBytes(platform, url);
    if (bytes) yield { name: `pictures/${purpose}-${id}.webp`, packed: true, bytes: [bytes] };
  }
}

/**
 * Writes the file of a copy, all of it of one moment. Returns its bytes. `goesOn` is called as it is written, and may end it by throwing.
 */
export const writeCopy = (
  platform: Platform,
  given: { readonly copy: StoredCopy; readonly goesOn: () => Promise<void> },
): Promise<number> =>
  inTransaction(
    platform.auxiliaryDb,
    (tx) => writeCopyFile(platform, given.copy.id, zipped(filesOf(platform, tx, given))),
    { snapshot: true },
  );
