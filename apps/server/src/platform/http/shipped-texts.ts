import { dictionaries } from '@app/contract/core/dictionaries';
import { LOCALES } from '@app/contract/core/locale';
import { staffFields } from '@app/contract/core/staff-fields.gen';
import { together } from '@app/contract/core/together';
import type { Dictionaries } from './dictionaries.ts';

/** What answers are worded with, as shipped: the storefront's texts, and the texts of refused fields that staff read. */
export const shippedTexts = Object.fromEntries(
  LOCALES.map((locale) => [locale, together(staffFields[locale], dictionaries[locale])]),
) as unknown as Dictionaries;
