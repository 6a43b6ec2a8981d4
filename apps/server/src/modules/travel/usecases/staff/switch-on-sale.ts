import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import type { Platform } from '../../../../platform/slice.ts';

type Sold = {
  /** What the operation log calls it. */
  readonly record: string;
  /** Writes the switch; returns the ids of those that were not so before. */
  readonly write: (tx: Tx, ids: readonly string[], online: boolean) => Promise<string[]>;
  /** Drops what is remembered of them. */
  readonly drop: (platform: Platform, tx: Tx) => void;
};

/** Returns what puts such things on sale or takes them off, each noted in the operation log; it returns how many changed. */
export const onSaleSwitch =
  ({ record, write, drop }: Sold) =>
  (
    platform: Platform,
    by: StaffReadContext,
    { ids, online }: { readonly ids: readonly string[]; readonly online: boolean },
  ): Promise<{ changed: number }> =>
    inTransaction(platform.db, async (tx) => {
      const changed = await write(tx, ids, online);
      for (const id of changed) {
        const [before, after] = [{ online: !online }, { online }];
        await logOperation(tx, by, { action: `${record}.online`, record: `${record}/${id}`, before, after });
      }
      drop(platform, tx);
      return { changed: changed.length };
    });
