import { refuse } from '@app/contract/core/refuse';
import type { Platform } from '../../../../platform/slice.ts';
import { readIdentity } from '../../../settings/public.ts';
import { isReservedName } from '../domain/reserved-names.ts';

/** Whether a nickname is reserved for the shop's own people. */
export async function isReserved(platform: Platform, nickname: string): Promise<boolean> {
  return isReservedName(nickname, (await readIdentity(platform)).name);
}

/**
 * Refuses account.nickname_reserved, at its field, for a nickname that would pass for the shop. Whoever has such a name
 * from before (`current`) keeps it, in whichever case.
 */
export async function checkNickname(platform: Platform, nickname: string, current: string | null): Promise<void> {
  if (nickname.toLowerCase() === current?.toLowerCase()) return;
  if (await isReserved(platform, nickname)) {
    refuse('account.nickname_reserved', { fields: { nickname: 'error.account.nickname_reserved' } });
  }
}
