import { readDeviceText, writeDeviceText } from '@app/client/device-text';
import { limits } from '@app/contract/core/limits';
import { isId } from '../../widgets/id-in-address.ts';

const VISITOR = 'chat.visitor';
const RECENT = 'chat.recent_goods';
const TYPED = 'chat.typed';

/** The token by which the shop knows this device while nobody is signed in. */
export const visitorToken = (): string | null => readDeviceText(VISITOR);
export const keepVisitorToken = (token: string | null): void => writeDeviceText(VISITOR, token);

/** Products looked at on this device, the latest first. */
export function recentGoods(): string[] {
  try {
    const ids: unknown = JSON.parse(readDeviceText(RECENT) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string' && isId(id)) : [];
  } catch {
    return [];
  }
}

/** Remembers a product that was looked at; what is no id is left out. */
export function noteProduct(id: string): void {
  if (!isId(id)) return;
  const ids = [id, ...recentGoods().filter((other) => other !== id)].slice(0, limits.chatRecentGoods);
  writeDeviceText(RECENT, JSON.stringify(ids));
}

/** What was typed and not sent, and in which talk; one at a time, as there is one box to type in. */
type Typed = { readonly talk: string | null; readonly text: string };

/** Keeps what was typed in this talk, or before any, until it is sent; nothing typed is nothing kept. */
export function keepTyped(talk: string | null, text: string): void {
  writeDeviceText(TYPED, text === '' ? null : JSON.stringify({ talk, text } satisfies Typed));
}

/** What was typed in this talk before the page was loaded. */
export function keptTyped(talk: string | null): string {
  try {
    const kept = JSON.parse(readDeviceText(TYPED) ?? 'null') as Partial<Typed> | null;
    return kept?.talk === talk && typeof kept.text === 'string' ? kept.text.slice(0, limits.chatText) : '';
  } catch {
    return '';
  }
}
