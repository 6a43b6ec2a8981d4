import { type Locale, localize } from '@app/contract/core/locale';
import type { Platform } from '../../../../platform/slice.ts';
import { shownCurrencies } from '../../../currencies/public.ts';
import { allCategories } from '../../db/category.repo.ts';
import { inTreeOrder } from '../../domain/category-tree.ts';

/** Currencies with the rates in force and every category in tree order, for who tells an import what to use. */
export async function readImportChoices(platform: Platform, lang: Locale) {
  const [currencies, categories] = await Promise.all([shownCurrencies(platform, lang), allCategories(platform.db)]);
  return {
    currencies,
    categories: inTreeOrder(categories).map(({ id, parentId, name }) => ({ id, parentId, name: localize(name, lang) })),
  };
}
