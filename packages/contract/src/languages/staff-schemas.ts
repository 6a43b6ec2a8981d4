import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { isLanguageTag, LANGUAGE_TAG } from '../core/locale.ts';
import { tableLook, textReading } from '../core/tables.ts';
import {
  count,
  distinct,
  id,
  localized,
  moment,
  optionalParagraphs,
  optionalText,
  pageOf,
  pageQuery,
  paragraphs,
  queryFlag,
  queryInt,
  text,
} from '../core/validation.ts';

const flag = z.boolean({ error: 'field.invalid' });
const weight = z.int({ error: 'field.number' }).min(0, 'field.too_small').max(100_000, 'field.too_big');
const version = z.int().min(1);

/** A tag in a path or query; one that no language has is not found. */
const tag = z
  .string({ error: 'field.required' })
  .max(20, 'field.invalid')
  .regex(LANGUAGE_TAG, 'field.language_tag')
  .refine(isLanguageTag, 'field.language_tag');
const translationKey = text(limits.translationKey);
const translationText = optionalParagraphs(limits.translationText);

export const localizedView = z.object({
  'en-US': z.string(),
  'zh-cn': z.string().optional(),
  es: z.string().optional(),
  pt: z.string().optional(),
});

const languageInput = z.strictObject({
  /** Its name in English. */
  name: text(limits.languageName),
  /** Its name in itself. */
  title: text(limits.languageName),
  enabled: flag,
  isDefault: flag,
  sortWeight: weight,
});
export type LanguageInput = z.infer<typeof languageInput>;

const staffLanguage = z.object({
  /** The tag. */
  id: z.string(),
  name: z.string(),
  title: z.string(),
  enabled: z.boolean(),
  isDefault: z.boolean(),
  sortWeight: z.int(),
  /** Came with the product: its texts are in the build, it can be switched off but not deleted. */
  shipped: z.boolean(),
  /** Keys with a text of its own, of all. */
  translated: count,
  keys: count,
  version: z.int(),
  updatedAt: moment,
});
export type StaffLanguage = z.infer<typeof staffLanguage>;

const categoryInput = z.strictObject({
  /** What keys begin with, up to their first dot. */
  code: text(limits.code).regex(/^[a-z][a-z0-9_]*$/, 'field.key_start'),
  name: localized(limits.categoryName),
  enabled: flag,
  isDefault: flag,
  sortWeight: weight,
});
export type CategoryInput = z.infer<typeof categoryInput>;

const staffLanguageCategory = z.object({
  id: z.uuid(),
  code: z.string(),
  name: localizedView,
  enabled: z.boolean(),
  isDefault: z.boolean(),
  sortWeight: z.int(),
  keys: count,
  version: z.int(),
  updatedAt: moment,
});
export type StaffLanguageCategory = z.infer<typeof staffLanguageCategory>;

/** What may be wrong with a text, or wait. */
export const TRANSLATION_STATES = ['missing', 'unreviewed', 'placeholders', 'changed', 'unpublished'] as const;
const translationState = z.enum(TRANSLATION_STATES, { error: 'field.invalid' });
export type TranslationState = z.infer<typeof translationState>;

const staffTranslation = z.object({
  /** The key. */
  id: z.string(),
  language: z.string(),
  /** The category's id; null while there is none. */
  category: z.uuid().nullable(),
  /** English as customers read it. */
  source: z.string(),
  /** English as it was when the text was written; null where that is the same or unknown. */
  formerSource: z.string().nullable(),
  /** As written last, published or not; empty when there is none. */
  text: z.string(),
  /** As customers read it now. */
  published: z.string(),
  states: z.array(translationState),
  /** Zero until somebody has written it. */
  version: z.int(),
  updatedBy: z.string().nullable(),
  updatedAt: moment.nullable(),
});
export type StaffTranslation = z.infer<typeof staffTranslation>;

const stateCounts = z.object({
  all: count,
  missing: count,
  unreviewed: count,
  placeholders: count,
  changed: count,
  unpublished: count,
});
export type StateCounts = z.infer<typeof stateCounts>;

const missingKey = z.object({
  /** Language and key, joined. */
  id: z.string(),
  language: z.string(),
  key: z.string(),
  times: count,
  /** The screen it was missed on; empty when the device did not tell. */
  place: z.string(),
  firstSeen: moment,
  lastSeen: moment,
});
export type MissingKey = z.infer<typeof missingKey>;

const IMPORT_FLAWS = ['unknown_key', 'too_long', 'twice', 'unreadable'] as const;
const importReport = z.object({
  rows: count,
  changed: count,
  unchanged: count,
  /** Rows whose placeholders differ from the English text: taken, but not published until they agree. */
  placeholders: count,
  flaws: z.array(z.object({ row: z.int(), key: z.string(), flaw: z.enum(IMPORT_FLAWS) })),
  /** Of all rows; `flaws` names the first hundred. */
  refused: count,
  look: tableLook,
});
export type ImportReport = z.infer<typeof importReport>;

const publication = z.object({
  id: z.uuid(),
  who: z.string(),
  at: moment,
  changes: count,
  languages: z.array(z.string()),
  undoes: z.uuid().nullable(),
  undone: z.boolean(),
});
export type Publication = z.infer<typeof publication>;

const languageParams = z.object({ id: tag });
const params = z.object({ id });

/** `unwritten`: nobody wrote a text of the shop's own; `same`: customers read it already. */
const PUBLISH_OUTCOMES = ['published', 'same', 'unwritten', 'unreviewed', 'placeholders', 'unknown'] as const;
export type PublishOutcome = (typeof PUBLISH_OUTCOMES)[number];

export const shapes = {
  listLanguages: {
    query: z.object({ ...pageQuery, enabled: queryFlag.optional() }),
    answer: pageOf(staffLanguage),
  },
  readLanguage: { params: languageParams, answer: staffLanguage },
  createLanguage: { body: languageInput.extend({ id: tag }), answer: staffLanguage },
  updateLanguage: { params: languageParams, body: languageInput.extend({ version }), answer: staffLanguage },
  deleteLanguage: { params: languageParams, answer: z.null() },

  listLanguageCategories: { query: z.object({ ...pageQuery }), answer: pageOf(staffLanguageCategory) },
  readCategory: { params, answer: staffLanguageCategory },
  createLanguageCategory: { body: categoryInput, answer: staffLanguageCategory },
  updateLanguageCategory: { params, body: categoryInput.extend({ version }), answer: staffLanguageCategory },
  deleteLanguageCategory: { params, answer: z.null() },

  listTranslations: {
    query: z.object({
      ...pageQuery,
      language: tag,
      category: id.optional(),
      /** Looked for in the key and both texts. */
      word: optionalText(100).optional(),
      state: translationState.optional(),
    }),
    answer: pageOf(staffTranslation).extend({ counts: stateCounts }),
  },
  translationLanguages: {
    answer: z.array(z.object({ id: z.string(), name: z.string(), title: z.string(), enabled: z.boolean() })),
  },
  saveTranslation: {
    body: z.strictObject({
      language: tag,
      key: translationKey,
      text: translationText,
      /** Needs the permission to review. */
      reviewed: flag,
      /** The version it was read with; zero when nobody had written it. */
      version: z.int().min(0),
    }),
    answer: staffTranslation,
  },
  reviewTranslations: {
    body: z.strictObject({
      language: tag,
      texts: distinct(
        z
          .array(z.strictObject({ key: translationKey, version }))
          .min(1, 'field.required')
          .max(200, 'field.too_big'),
        ({ key }) => key,
      ),
    }),
    /** `keys` are those that were marked. */
    answer: z.object({ reviewed: count, passedOver: count, keys: z.array(z.string()) }),
  },
  exportTranslations: {
    query: z.object({ language: tag }),
    answer: z.object({
      language: z.string(),
      texts: z.array(z.object({ key: z.string(), source: z.string(), text: z.string() })),
    }),
  },
  importTranslations: {
    query: z.object({ language: tag, dryRun: queryFlag, ...textReading }),
    answer: importReport,
  },
  listMissingKeys: {
    query: z.object({ ...pageQuery, language: tag.optional(), key: optionalText(limits.translationKey).optional() }),
    answer: pageOf(missingKey),
  },
  addMissingKey: {
    body: z.strictObject({ key: translationKey, text: paragraphs(limits.translationText) }),
    answer: staffTranslation,
  },
  dismissMissingKeys: {
    body: z.strictObject({
      keys: z.array(translationKey).min(1, 'field.required').max(200, 'field.too_big'),
    }),
    answer: z.object({ dismissed: count }),
  },
  publishTranslations: {
    answer: z.object({ publication: publication.nullable(), heldBack: count }),
  },
  publishChosen: {
    body: z.strictObject({
      language: tag,
      keys: z.array(translationKey).min(1, 'field.required').max(200, 'field.too_big'),
    }),
    answer: z.object({
      publication: publication.nullable(),
      /** How it went with each key, in the order they were asked for. */
      results: z.array(z.object({ key: z.string(), outcome: z.enum(PUBLISH_OUTCOMES) })),
    }),
  },
  listPublications: { query: z.object({ ...pageQuery }), answer: pageOf(publication) },
  readPublication: {
    params,
    query: z.object({ limit: queryInt(1, 500).optional().default(200) }),
    answer: publication.extend({
      list: z.array(
        z.object({
          language: z.string(),
          key: z.string(),
          before: z.string().nullable(),
          after: z.string().nullable(),
        }),
      ),
    }),
  },
  undoPublication: { params, answer: z.object({ publication: publication.nullable(), passedOver: count }) },
};
