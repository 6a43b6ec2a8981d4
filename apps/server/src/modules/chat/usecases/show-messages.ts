import type { ChatMessage, ChatProduct, ChatStretch } from '@app/contract/chat/message-schemas';
import type { Locale } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { productCards } from '../../catalog/public.ts';
import { orderCards } from '../../orders/public.ts';
import { type MessageRow, messageAt, pictureAt, readStretch, type Stretch } from '../db/message.repo.ts';

export type MessagesReader = { readonly lang: Locale; readonly currency: string };
const present = <T>(value: T | null): value is T => value !== null;

/** Products as they are shown within a talk, in the order given; those that are not listed are left out. */
export async function chatGoods(
  platform: Platform,
  ids: readonly string[],
  reader: MessagesReader,
): Promise<ChatProduct[]> {
  if (ids.length === 0) return [];
  const cards = await productCards(platform, { ...reader, ids, limit: ids.length });
  return cards.map(({ id, name, cover, price, priceVaries, points }) => ({
    id,
    name,
    cover,
    price,
    priceVaries,
    points,
  }));
}

/** Messages with the cards they point at, in the reader's language and currency. */
export async function showMessages(
  platform: Platform,
  rows: readonly MessageRow[],
  reader: MessagesReader,
): Promise<ChatMessage[]> {
  const [goods, orders] = await Promise.all([
    chatGoods(platform, [...new Set(rows.map((row) => row.productId).filter(present))], reader),
    orderCards(platform.db, { ids: [...new Set(rows.map((row) => row.orderId).filter(present))] }, reader.lang),
  ]);
  return rows.map((row) => ({
    seq: row.seq,
    clientId: row.clientId,
    by: row.by,
    who: row.who,
    kind: row.kind,
    text: row.text,
    picture: row.kind === 'picture' ? { width: row.width, height: row.height } : null,
    product: goods.find((one) => one.id === row.productId) ?? null,
    order: orders.find((one) => one.id === row.orderId) ?? null,
    event: row.event,
    at: row.at.toISOString(),
  }));
}

/** One message of a talk as it is shown. */
export async function showMessage(
  platform: Platform,
  at: { talkId: string; seq: number },
  reader: MessagesReader,
): Promise<ChatMessage> {
  const row = (await messageAt(platform.db, at.talkId, at.seq)) ?? refuse('record.not_found');
  return (await showMessages(platform, [row], reader))[0] ?? refuse('record.not_found');
}

/** A stretch of a talk that the caller may see, with the marks of both sides. */
export async function showStretch(
  platform: Platform,
  of: { talk: { id: string; personSeq: number; staffSeq: number; lastSeq: number }; stretch: Stretch },
  reader: MessagesReader,
): Promise<ChatStretch> {
  const { rows, more } = await readStretch(platform.db, of.talk.id, of.stretch);
  const list = await showMessages(platform, rows, reader);
  const { lastSeq, personSeq, staffSeq } = of.talk;
  return { list, more, lastSeq: Math.max(lastSeq, list.at(-1)?.seq ?? 0), personSeq, staffSeq };
}

/** The bytes of a picture in a talk that the caller may see. Refuses record.not_found. */
export async function showPicture(
  platform: Platform,
  db: Queryable,
  of: { talkId: string; seq: number; width: '360' | '720' },
): Promise<{ type: 'image/webp'; base64: string }> {
  const url = await pictureAt(db, of.talkId, of.seq);
  const bytes = url && (await platform.files.readPrivate(url, Number(of.width)));
  if (!bytes) return refuse('record.not_found');
  return { type: 'image/webp', base64: bytes.toString('base64') };
}
