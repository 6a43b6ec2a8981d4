import { defineEndpoints } from '../core/endpoint.ts';
import type { shapes } from './staff-schemas.ts';

const seeLanguages = { permission: 'content.languages.view' } as const;
const editLanguages = { permission: 'content.languages.edit' } as const;
const see = { permission: 'content.translations.view' } as const;
const edit = { permission: 'content.translations.edit' } as const;
const publish = { permission: 'content.translations.publish' } as const;

export const staffI18nEndpoints = defineEndpoints<typeof shapes>()('backoffice', {
  listLanguages: { method: 'GET', path: '/languages', access: seeLanguages, summary: 'Languages of the shop' },
  readLanguage: {
    method: 'GET',
    path: '/languages/:id',
    access: seeLanguages,
    errors: ['record.not_found'],
    summary: 'One language',
  },
  createLanguage: {
    method: 'POST',
    path: '/languages',
    access: editLanguages,
    errors: ['language.taken', 'language.default_off'],
    summary: 'Add a language',
  },
  updateLanguage: {
    method: 'PUT',
    path: '/languages/:id',
    access: editLanguages,
    errors: ['record.not_found', 'record.stale', 'language.taken', 'language.default_off'],
    summary: 'Save a language; a stale version is refused',
  },
  deleteLanguage: {
    method: 'DELETE',
    path: '/languages/:id',
    access: editLanguages,
    errors: ['record.not_found', 'language.in_use'],
    summary: 'Delete a language that staff added and that is off, with its texts',
  },
  listLanguageCategories: {
    method: 'GET',
    path: '/language-categories',
    access: see,
    summary: 'Groups of storefront keys',
  },
  readCategory: {
    method: 'GET',
    path: '/language-categories/:id',
    access: see,
    errors: ['record.not_found'],
    summary: 'One group of keys',
  },
  createLanguageCategory: {
    method: 'POST',
    path: '/language-categories',
    access: editLanguages,
    errors: ['language_category.taken', 'language_category.default_off'],
    summary: 'Add a group of keys',
  },
  updateLanguageCategory: {
    method: 'PUT',
    path: '/language-categories/:id',
    access: editLanguages,
    errors: ['record.not_found', 'record.stale', 'language_category.taken', 'language_category.default_off'],
    summary: 'Save a group of keys; a stale version is refused',
  },
  deleteLanguageCategory: {
    method: 'DELETE',
    path: '/language-categories/:id',
    access: editLanguages,
    errors: ['record.not_found', 'language_category.default_off'],
    summary: 'Delete a group of keys; its keys fall to the default one',
  },
  listTranslations: {
    method: 'GET',
    path: '/translations',
    access: see,
    errors: ['record.not_found'],
    summary: 'Texts of a language beside the English ones',
  },
  translationLanguages: {
    method: 'GET',
    path: '/translations/languages',
    access: see,
    summary: 'Languages that texts can be written in',
  },
  saveTranslation: {
    method: 'PUT',
    path: '/translations',
    access: edit,
    errors: ['record.not_found', 'record.stale'],
    summary: 'Write one text; a stale version is refused',
  },
  reviewTranslations: {
    method: 'POST',
    path: '/translations/review',
    access: { permission: 'content.translations.review' },
    errors: ['record.not_found'],
    summary: 'Mark texts as reviewed; those changed meanwhile are passed over',
  },
  exportTranslations: {
    method: 'GET',
    path: '/translations/export',
    access: see,
    errors: ['record.not_found'],
    summary: 'Every text of a language beside the English one',
  },
  importTranslations: {
    method: 'POST',
    path: '/translations/import',
    access: edit,
    upload: 'table',
    errors: ['record.not_found', 'upload.too_large', 'upload.unreadable', 'translation.unreadable'],
    summary: 'Take texts of a language from a CSV or JSON file, or only tell what would be taken',
  },
  listMissingKeys: {
    method: 'GET',
    path: '/translations/missing',
    access: see,
    summary: 'Keys that storefronts asked for in vain',
  },
  addMissingKey: {
    method: 'POST',
    path: '/translations/missing/entry',
    access: edit,
    errors: ['translation.known'],
    summary: 'Turn a missed key into one with an English text',
  },
  dismissMissingKeys: {
    method: 'POST',
    path: '/translations/missing/dismiss',
    access: edit,
    summary: 'Forget missed keys',
  },
  publishTranslations: {
    method: 'POST',
    path: '/translations/publish',
    access: publish,
    summary: 'Give customers every reviewed text whose placeholders agree',
  },
  publishChosen: {
    method: 'POST',
    path: '/translations/publish-chosen',
    access: publish,
    errors: ['record.not_found'],
    summary: 'Give customers some texts of a language, and tell of each how it went',
  },
  listPublications: { method: 'GET', path: '/translations/publications', access: see, summary: 'What was published' },
  readPublication: {
    method: 'GET',
    path: '/translations/publications/:id',
    access: see,
    errors: ['record.not_found'],
    summary: 'One publication with its texts before and after',
  },
  undoPublication: {
    method: 'POST',
    path: '/translations/publications/:id/undo',
    access: publish,
    errors: ['record.not_found', 'translation.undone'],
    summary: 'Take a publication back; texts changed since stay',
  },
});
