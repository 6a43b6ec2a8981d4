import { limits } from '@app/contract/core/limits';

const allowed = /[^\p{Script=Han}A-Za-z0-9_-]/gu;
/** Characters kept free for a suffix that makes it the only one. */
const ROOM = 6;

/** A nickname from an e-mail's name: only allowed characters, never empty, short enough for a suffix. */
export function nicknameFromEmail(email: string): string {
  const name = email.split('@')[0] ?? '';
  const kept = name
    .normalize('NFC')
    .replaceAll(allowed, '')
    .slice(0, limits.nickname - ROOM);
  return kept === '' ? 'user' : kept;
}
