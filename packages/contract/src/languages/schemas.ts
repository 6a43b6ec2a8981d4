import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { isLanguageTag } from '../core/locale.ts';
import { nothing, optionalText, paragraphs, queryList } from '../core/validation.ts';

export const language = z.object({
  /** Its tag; one that staff added is none of the product's own. */
  code: z.string(),
  name: z.string(),
  /** The language's name in itself. */
  title: z.string(),
  isDefault: z.boolean(),
});

const dictionaries = z.record(z.string(), z.record(z.string(), z.string()));

/** Comma-separated languages; all when absent. One that is not offered is left out of the answer. */
const translateQuery = z.object({
  locales: z
    .string()
    .max(60, 'field.invalid')
    .pipe(queryList(z.string().refine(isLanguageTag, 'field.invalid'), 60))
    .optional(),
});

export const shapes = {
  translate: { query: translateQuery, answer: dictionaries },
  translations: { query: translateQuery, answer: dictionaries },
  languages: { answer: z.array(language) },
  reportMissingKey: {
    /** One key, or several separated by line feeds. */
    query: z.object({
      title: paragraphs(limits.translationKey * 20),
      /** The path of the screen, without its query. */
      where: optionalText(100).optional(),
    }),
    answer: nothing,
  },
};
