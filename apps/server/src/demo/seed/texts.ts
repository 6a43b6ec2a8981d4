import { addMs, DAY } from '@app/kernel/clock';
import type { Tx } from '../../platform/db/connect.ts';
import { insertRows } from './bulk.ts';

const WHO = 'ana';

type Draft = { locale: string; key: string; text: string; source: string; reviewed: boolean };

/** One text in each state that the translation desk knows; none of them is published. */
const drafts: readonly Draft[] = [
  { locale: 'es', key: 'cart.title', text: 'Cesta', source: 'Cart', reviewed: false },
  { locale: 'es', key: 'settings.cleared', text: 'Caché vaciada', source: 'Cache cleared', reviewed: true },
  { locale: 'pt', key: 'settings.clear', text: 'Limpar já', source: 'Clear it', reviewed: true },
  {
    locale: 'pt',
    key: 'i18n.currency_saved',
    text: 'Preços em {{moeda}}',
    source: 'Prices are in {{code}}',
    reviewed: false,
  },
  { locale: 'fr', key: 'common.submit', text: 'Envoyer', source: 'Submit', reviewed: true },
  { locale: 'fr', key: 'common.cancel', text: 'Annuler', source: 'Cancel', reviewed: true },
  { locale: 'fr', key: 'i18n.language', text: 'Langue', source: 'Language', reviewed: false },
];

const missed = [
  { locale: 'es', key: 'home.summer_sale', times: 41, place: '/' },
  { locale: 'en-US', key: 'cart.gift_wrap', times: 7, place: '/cart' },
  { locale: 'zh-cn', key: 'home.summer_sale', times: 12, place: '/' },
];

/** A language in the making, texts that wait for a reviewer, keys that were missed, and a publication taken back. */
export async function seedTexts(tx: Tx, now: Date): Promise<void> {
  await insertRows(tx, 'language', [
    {
      code: 'fr',
      name: 'French',
      title: 'Français',
      is_default: false,
      enabled: false,
      sort_weight: 60,
      version: 1,
      updated_at: now,
    },
  ]);
  await insertRows(
    tx,
    'translation_draft',
    drafts.map(({ source, ...draft }) => ({
      ...draft,
      source_text: source,
      version: 1,
      updated_by: WHO,
      updated_at: addMs(now, -2 * DAY),
    })),
  );
  await insertRows(
    tx,
    'missing_translation',
    missed.map((one) => ({ ...one, first_seen: addMs(now, -9 * DAY), last_seen: addMs(now, -DAY) })),
  );
  await seedPublications(tx, now);
}

/** One publication, and the one that took it back: nothing of them is left for customers. */
async function seedPublications(tx: Tx, now: Date): Promise<void> {
  const staff = await tx.selectFrom('staff').select(['id', 'username']).orderBy('id').executeTakeFirst();
  if (!staff) return;
  const [first, second] = ['00000000-0000-7000-8000-000000000361', '00000000-0000-7000-8000-000000000362'];
  const by = { staff_id: staff.id, who: staff.username, changes: 1 };
  await insertRows(tx, 'translation_publish', [
    { id: first, ...by, at: addMs(now, -3 * DAY), undoes: null },
    { id: second, ...by, at: addMs(now, -2 * DAY), undoes: first },
  ]);
  const of = { locale: 'es', key: 'settings.cleared' };
  await insertRows(tx, 'translation_publish_change', [
    { publish_id: first, ...of, before: null, after: 'Vaciado' },
    { publish_id: second, ...of, before: 'Vaciado', after: null },
  ]);
}
