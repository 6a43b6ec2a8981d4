import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat } from '@app/contract/core/refuse';
import type { InterestChoice, shapes } from '@app/contract/interests/schemas';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer } from '../../accounts/core.ts';
import { readCategoryTree } from '../../catalog/public.ts';
import {
  chosenCategories,
  countOffered,
  type OfferedRow,
  offeredInterests,
  replaceCategories,
  replaceInterests,
} from '../db/interest.repo.ts';

type InterestsReader = { readonly customerId: string; readonly lang: Locale };
type Preferences = z.output<(typeof shapes)['preferences']['answer']>;
type PreferenceChoice = z.output<(typeof shapes)['savePreferences']['body']>;

const shown =
  (lang: Locale) =>
  ({ id, name, image, chosen }: OfferedRow): InterestChoice => ({ id, name: localize(name, lang), image, chosen });

/** Hobbies on offer in the reader's language, with those the reader has chosen. */
export async function readHobbies(
  platform: Platform,
  { customerId, lang }: InterestsReader,
): Promise<InterestChoice[]> {
  return (await offeredInterests(platform.db, ['hobby'], customerId)).map(shown(lang));
}

/** Chooses hobbies anew. Refuses interest.gone when one of them is not offered. */
export async function saveHobbies(
  platform: Platform,
  reader: InterestsReader,
  wanted: readonly string[],
): Promise<InterestChoice[]> {
  const ids = [...new Set(wanted)];
  await inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, reader.customerId);
    assertThat((await countOffered(tx, 'hobby', ids)) === ids.length, 'interest.gone');
    await replaceInterests(tx, reader.customerId, { kinds: ['hobby'], ids });
  });
  return readHobbies(platform, reader);
}

/** Styles, people and top categories on offer in the reader's language, with those the reader has chosen. */
export async function readPreferences(platform: Platform, { customerId, lang }: InterestsReader): Promise<Preferences> {
  const [offered, categories, chosen] = await Promise.all([
    offeredInterests(platform.db, ['style', 'audience'], customerId),
    readCategoryTree(platform, lang),
    chosenCategories(platform.db, customerId),
  ]);
  const ofKind = (kind: OfferedRow['kind']) => offered.filter((row) => row.kind === kind).map(shown(lang));
  return {
    styles: ofKind('style'),
    audiences: ofKind('audience'),
    categories: categories.map(({ id, name, image }) => ({ id, name, image, chosen: chosen.has(id) })),
  };
}

/** Chooses preferences anew. Refuses interest.gone when one of them is not offered. */
export async function savePreferences(
  platform: Platform,
  reader: InterestsReader,
  wanted: PreferenceChoice,
): Promise<Preferences> {
  const [styles, audiences, categories] = [wanted.styles, wanted.audiences, wanted.categories].map((ids) => [
    ...new Set(ids),
  ]) as [string[], string[], string[]];
  const offered = new Set((await readCategoryTree(platform, reader.lang)).map((category) => category.id));
  assertThat(
    categories.every((id) => offered.has(id)),
    'interest.gone',
  );
  await inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, reader.customerId);
    assertThat((await countOffered(tx, 'style', styles)) === styles.length, 'interest.gone');
    assertThat((await countOffered(tx, 'audience', audiences)) === audiences.length, 'interest.gone');
    const ids = [...styles, ...audiences];
    await replaceInterests(tx, reader.customerId, { kinds: ['style', 'audience'], ids });
    await replaceCategories(tx, reader.customerId, categories);
  });
  return readPreferences(platform, reader);
}
