import { afterCommit, inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { correspondent, type ErasePort } from '../../accounts/core.ts';
import { momentText, sendMail } from '../../mail/public.ts';
import {
  deleteCopiesOf,
  endCopy,
  expireCopies,
  failHopelessCopies,
  keepCopying,
  type StoredCopy,
  takeCopy,
} from '../db/copy.repo.ts';
import { removeCopyFiles } from './copy-files.ts';
import { writeCopy } from './write-copy.ts';

/** The copy is not this run's any more: the account was deleted, or another process has taken it. */
class Left extends Error {}

/** Ends a copy that is written and sends word of it; false where it is no longer this run's. */
const finish = (platform: Platform, copy: StoredCopy, bytes: number): Promise<boolean> =>
  inTransaction(platform.db, async (tx) => {
    const done = await endCopy(tx, copy, bytes);
    const owner = await correspondent(tx, copy.customerId);
    if (!done?.expiresAt || !owner) return false;
    await sendMail(platform, tx, {
      to: owner.email,
      locale: owner.locale,
      template: 'data_copy_ready',
      values: { until: await momentText(platform, owner, done.expiresAt) },
      key: `data_copy_ready/${copy.id}`,
      customerId: copy.customerId,
    });
    return true;
  });

async function makeOne(platform: Platform, copy: StoredCopy): Promise<void> {
  const goesOn = async (): Promise<void> => {
    if (!(await keepCopying(platform.db, copy))) throw new Left();
  };
  try {
    const bytes = await writeCopy(platform, { copy, goesOn });
    if (!(await finish(platform, copy, bytes))) await removeCopyFiles(platform, [copy.id]);
  } catch (error) {
    if (error instanceof Left) return;
    platform.log.error({ err: error, copy: copy.id }, 'a copy of data failed');
    await endCopy(platform.db, copy, null);
  }
}

/** Makes the copies that wait, one after another; a call meanwhile joins. */
export function createCopyRunner(platform: Platform) {
  let running: Promise<number> | null = null;
  let again = false;
  async function drain(): Promise<number> {
    let made = 0;
    do {
      again = false;
      await failHopelessCopies(platform.db);
      for (let copy = await takeCopy(platform.db); copy; copy = await takeCopy(platform.db)) {
        await makeOne(platform, copy);
        made += 1;
      }
    } while (again);
    return made;
  }
  return {
    /** Returns how many were made. */
    run: (): Promise<number> => {
      again = true;
      running ??= drain().finally(() => {
        running = null;
      });
      return running;
    },
    /** Ends after the copy under way. */
    stop: async (): Promise<void> => {
      await running?.catch(() => undefined);
    },
  };
}

/** Removes the files of copies past their time. Returns how many. */
export async function forgetOldCopies(platform: Platform): Promise<number> {
  const ids = await expireCopies(platform.db);
  await removeCopyFiles(platform, ids);
  return ids.length;
}

/** Copies go with the account that they are of. */
export const eraseCopies: ErasePort = async (tx, { customerId, platform }) => {
  const ids = await deleteCopiesOf(tx, customerId);
  afterCommit(tx, () => void removeCopyFiles(platform, ids).catch(() => undefined));
};
