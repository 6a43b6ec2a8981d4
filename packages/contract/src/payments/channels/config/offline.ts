import { z } from 'zod';
import { compactNumber } from '../../../core/compact-number.ts';
import { limits } from '../../../core/limits.ts';
import { LOCALES, type Localized } from '../../../core/locale.ts';
import { optionalParagraphs, optionalText, text } from '../../../core/validation.ts';
import { BIC_OR_NOTHING } from '../bic.ts';
import { ibanHolds } from '../iban.ts';
import { defineConfigKind } from './config-kind.ts';

const line = z.strictObject({ label: text(40), value: text(120) });
const blankNote = Object.fromEntries(LOCALES.map((locale) => [locale, ''])) as Record<(typeof LOCALES)[number], string>;

/** Bank details shown to who pays by transfer and uploads a voucher. */
export const offlineConfig = defineConfigKind({
  schema: z.strictObject({
    bankName: optionalText(80).default(''),
    holder: optionalText(80).default(''),
    account: optionalText(40).default(''),
    swift: z
      .string('field.invalid')
      .overwrite((value) => compactNumber(value).toUpperCase())
      .regex(BIC_OR_NOTHING, 'field.invalid')
      .default(''),
    iban: z
      .string('field.invalid')
      .transform((value) => compactNumber(value).toUpperCase())
      .refine((value) => value === '' || ibanHolds(value), 'field.invalid')
      .default(''),
    /** More details by name, such as a routing number or a branch. */
    lines: z.array(line).max(8, 'field.too_big').default([]),
    /** What to write into the transfer, for people to read. */
    note: z
      .strictObject({
        'en-US': optionalParagraphs(300),
        'zh-cn': optionalParagraphs(300).optional(),
        es: optionalParagraphs(300).optional(),
        pt: optionalParagraphs(300).optional(),
      })
      .transform((note) => note as Localized)
      .default(blankNote),
  }),
  items: {
    bankName: { as: 'text', max: 80, required: true },
    holder: { as: 'text', max: 80, required: true },
    account: { as: 'text', max: 40, required: true },
    swift: { as: 'text', max: limits.swiftTyped },
    iban: { as: 'text', max: 42 },
    lines: { as: 'lines', max: 8 },
    note: { as: 'localized', max: 300 },
  },
  secrets: {},
  payout: 'bank',
});
