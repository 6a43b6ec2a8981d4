import type { Language } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { DataCopy } from '@app/contract/data-copies/schemas';
import { hashToken, newToken } from '../../../platform/auth/tokens.ts';
import { inTransaction } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer, proveCustomer } from '../../accounts/core.ts';
import { copyByLink, insertCopy, lastCopyOf, type StoredCopy, setCopyLink } from '../db/copy.repo.ts';
import { askableFrom, COPY_LINKS, stateNow } from '../domain/copy-times.ts';

function shown(copy: StoredCopy, now: Date): DataCopy {
  const state = stateNow(copy, now);
  const again = askableFrom(copy);
  return {
    state,
    askedAt: copy.createdAt.toISOString(),
    doneAt: copy.doneAt?.toISOString() ?? null,
    expiresAt: state === 'done' ? (copy.expiresAt?.toISOString() ?? null) : null,
    bytes: copy.bytes,
    againAt: again && again > now ? again.toISOString() : null,
  };
}

/** The copy that a customer asked for last; null before the first. */
export async function readCopy(platform: Platform, customerId: string): Promise<DataCopy | null> {
  const copy = await lastCopyOf(platform.db, customerId);
  return copy && shown(copy, platform.clock.now());
}

/**
 * Has the worker make a copy; one that is under way is returned as it stands. Refuses account.wrong_password, data_copy.too_soon and
 * rate.too_many.
 */
export async function askCopy(
  platform: Platform,
  of: { readonly customerId: string; readonly language: Language; readonly password: string },
): Promise<DataCopy> {
  const { customerId, language, password } = of;
  await proveCustomer(platform, customerId, { password });
  return inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const now = platform.clock.now();
    const last = await lastCopyOf(tx, customerId);
    const from = last && askableFrom(last);
    assertThat(!from || from <= now, 'data_copy.too_soon');
    const made = await insertCopy(tx, { id: newId(platform.clock), customerId, language });
    if (made) await platform.events.emit(tx, 'data_copy.asked', { copyId: made.id });
    return shown(made ?? last ?? refuse('operation.failed'), now);
  });
}

/** An address that sends the file of a customer's last copy for ten minutes; the earlier one ends. Refuses data_copy.not_ready. */
export async function linkCopy(platform: Platform, customerId: string): Promise<{ url: string }> {
  const { token, hash } = newToken();
  assertThat(await setCopyLink(platform.db, customerId, hash), 'data_copy.not_ready');
  return { url: `${COPY_LINKS}${token}` };
}

/** The copy whose file this token sends now; null for any other token. */
export const copyOfToken = (platform: Platform, token: string): Promise<StoredCopy | null> =>
  copyByLink(platform.db, hashToken(token));
