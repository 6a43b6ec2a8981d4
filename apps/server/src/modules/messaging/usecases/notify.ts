import type { Locale, Localized } from '@app/contract/core/locale';
import { LOCALES } from '@app/contract/core/locale';
import type { MessageKey } from '@app/contract/core/message-keys';
import type { MessageLinkKind, MessageType } from '@app/contract/messaging/schemas';
import { sql } from 'kysely';
import { json, type Queryable } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';

type SubjectOf<K> = K extends `message.${infer Subject}.title` ? Subject : never;
/** What a message can be about: each has its texts `message.<subject>.title` and `message.<subject>.text`. */
export type NoticeSubject = SubjectOf<MessageKey>;

type Values = Readonly<Record<string, string | number>>;

/** What the shop itself tells one customer. */
export type Notification = {
  readonly customerId: string;
  readonly type: MessageType;
  readonly subject: NoticeSubject;
  /** What the texts name; by language where a value is itself a text. */
  readonly values?: Values | ((locale: Locale) => Values);
  readonly link?: { readonly kind: MessageLinkKind; readonly id: string };
  /** The same key again tells nothing. */
  readonly key: string;
};

/** Plain text as a paragraph of rich text. */
const paragraph = (text: string): string =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;

/** Puts a message of the shop into one customer's inbox, in all languages, at most once per key. */
export async function notify(platform: Platform, db: Queryable, notice: Notification): Promise<void> {
  const inAll = (write: (locale: Locale) => string): Localized =>
    Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as unknown as Localized;
  const valuesIn = (locale: Locale): Values =>
    typeof notice.values === 'function' ? notice.values(locale) : (notice.values ?? {});
  const say = (part: 'title' | 'text') => {
    const key: MessageKey = `message.${notice.subject}.${part}`;
    return inAll((locale) => platform.translate(locale, key, valuesIn(locale)));
  };
  const text = say('text');
  const { rows } = await sql<{ id: string }>`
    INSERT INTO message (id, kind, type, title, summary, content, audience, audience_id, status, link_kind, link_id,
      dedupe_key)
    VALUES (${newId(platform.clock)}, 'inbox', ${notice.type}, ${json(say('title'))}, ${json(text)},
      ${json(inAll((locale) => paragraph(text[locale] ?? '')))}, 'customer', ${notice.customerId}, 'published',
      ${notice.link?.kind ?? null}, ${notice.link?.id ?? null}, ${notice.key})
    ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`.execute(db);
  if (rows[0]) {
    await platform.realtime.toCustomer(notice.customerId, { topic: 'message.new', data: { id: rows[0].id } });
  }
}
