import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffCategory } from '@app/contract/catalog/staff-schemas';
import type { Locale, Localized } from '@app/contract/core/locale';
import { localize } from '@app/contract/core/locale';
import { choicesFrom } from './choices';

/** The category's name in the language of the back office. */
export const categoryName = (category: StaffCategory, locale: Locale): string =>
  localize(category.name as Localized, locale);

/** Every category as a tree to choose from. */
export const categoryChoices = choicesFrom(calls.listCategories, (list, locale) =>
  list.map((category) => ({ value: category.id, label: categoryName(category, locale), parent: category.parentId })),
);
