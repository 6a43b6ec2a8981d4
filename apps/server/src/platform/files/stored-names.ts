import { PICTURE_WIDTHS } from '@app/contract/core/picture';
import { VOUCHER_WIDTH } from './renditions.ts';

/** `u` is served under `/files/u/`; what lies in `p` has no address. */
export type Folder = 'u' | 'p';

const PRIVATE = /^\/files\/p\/([0-9a-f-]{36})-\{w\}\.webp$/;
const SERVED = /^\/files\/u\/([0-9a-f-]{36})-\{w\}\.webp$/;
const STORED = /^\/files\/([up])\/([0-9a-f-]{36})(-\{w\}\.webp|\.mp4)$/;

const nameOf = (folder: Folder, id: string, width: number): string => `${folder}/${id}-${width}.webp`;

/** Returns the name of one width of a picture that no address serves; null for no such picture or width. */
export function privateName(url: string, width: number): string | null {
  const id = PRIVATE.exec(url)?.[1];
  return id && [...PICTURE_WIDTHS, VOUCHER_WIDTH].some((one) => one === width) ? nameOf('p', id, width) : null;
}

/** Returns the name of the largest width of a picture that is served; null for no such picture. */
export function servedName(url: string): string | null {
  const id = SERVED.exec(url)?.[1];
  return id ? nameOf('u', id, Math.max(...PICTURE_WIDTHS)) : null;
}

/** Returns the names of all files of a stored one, by its address and what it is for. */
export function namesOf({ url, purpose }: { readonly url: string; readonly purpose: string }): string[] {
  const [, folder, id, form] = STORED.exec(url) ?? [];
  if (!folder || !id) return [];
  if (form === '.mp4') return [`${folder}/${id}.mp4`];
  const widths = purpose === 'voucher' ? [...PICTURE_WIDTHS, VOUCHER_WIDTH] : PICTURE_WIDTHS;
  return widths.map((width) => nameOf(folder as Folder, id, width));
}

/** Returns every name that files of this id may have, whatever it is. */
export const possibleNames = (id: string): string[] => [
  `u/${id}.mp4`,
  ...[...PICTURE_WIDTHS, VOUCHER_WIDTH].flatMap((width) => [nameOf('u', id, width), nameOf('p', id, width)]),
];
