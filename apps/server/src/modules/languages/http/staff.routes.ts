import { staffLanguageEndpoints } from '@app/contract/languages/staff-endpoints';
import { shapes } from '@app/contract/languages/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import {
  createLanguageCategory,
  deleteLanguageCategory,
  listLanguageCategories,
  readCategory,
  updateLanguageCategory,
} from '../usecases/edit-categories.ts';
import {
  createLanguage,
  deleteLanguage,
  listLanguages,
  readLanguage,
  translationLanguages,
  updateLanguage,
} from '../usecases/edit-languages.ts';
import {
  addMissingKey,
  dismissMissingKeys,
  exportTranslations,
  listTranslations,
  reviewTranslations,
  saveTranslation,
} from '../usecases/edit-translations.ts';
import { importTranslations } from '../usecases/import-translations.ts';
import { listMissingKeys } from '../usecases/list-missing-keys.ts';
import {
  listPublications,
  publishChosen,
  publishTranslations,
  readPublication,
  undoPublication,
} from '../usecases/publish-translations.ts';

/** The back office's calls about languages and texts. */
export const staffRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffLanguageEndpoints, shapes, {
    listLanguages: ({ query }) => listLanguages(platform.db, query),
    readLanguage: ({ params }) => readLanguage(platform.db, params.id),
    createLanguage: ({ staff, ip, body }) => createLanguage(platform, { staff, ip }, body),
    updateLanguage: ({ staff, ip, params, body: { version, ...input } }) =>
      updateLanguage(platform, { staff, ip }, { code: params.id, version, input }),
    deleteLanguage: ({ staff, ip, params }) => deleteLanguage(platform, { staff, ip }, params.id),
    listLanguageCategories: ({ query }) => listLanguageCategories(platform.db, query),
    readCategory: ({ params }) => readCategory(platform.db, params.id),
    createLanguageCategory: ({ staff, ip, body }) => createLanguageCategory(platform, { staff, ip }, body),
    updateLanguageCategory: ({ staff, ip, params, body: { version, ...input } }) =>
      updateLanguageCategory(platform, { staff, ip }, { id: params.id, version, input }),
    deleteLanguageCategory: ({ staff, ip, params }) => deleteLanguageCategory(platform, { staff, ip }, params.id),
    listTranslations: ({ query }) => listTranslations(platform.db, query),
    translationLanguages: () => translationLanguages(platform.db),
    saveTranslation: ({ staff, ip, body }) => saveTranslation(platform, { staff, ip }, body),
    reviewTranslations: ({ staff, ip, body }) => reviewTranslations(platform, { staff, ip }, body),
    exportTranslations: ({ query }) => exportTranslations(platform.db, query.language),
    importTranslations: ({ staff, ip, query, upload }) =>
      importTranslations(platform, { staff, ip }, { ...query, upload }),
    listMissingKeys: ({ query }) => listMissingKeys(platform.db, query),
    addMissingKey: ({ staff, ip, body }) => addMissingKey(platform, { staff, ip }, body),
    dismissMissingKeys: ({ staff, ip, body }) => dismissMissingKeys(platform, { staff, ip }, body.keys),
    publishChosen: ({ body, staff, ip }) => publishChosen(platform, { staff, ip }, body),
    publishTranslations: ({ staff, ip }) => publishTranslations(platform, { staff, ip }),
    listPublications: ({ query }) => listPublications(platform.db, query),
    readPublication: ({ params, query }) => readPublication(platform.db, params.id, query.limit),
    undoPublication: ({ staff, ip, params }) => undoPublication(platform, { staff, ip }, params.id),
  });
