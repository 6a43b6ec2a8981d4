import { productImportEndpoints } from '@app/contract/catalog/import-endpoints';
import { shapes } from '@app/contract/catalog/import-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readImportChoices } from '../usecases/import/import-choices.ts';
import { listPictures, retryPictures } from '../usecases/import/import-pictures.ts';
import {
  chooseDialect,
  listImportRows,
  listImports,
  mapImport,
  readImport,
  retryImport,
  startImport,
} from '../usecases/import/steer-import.ts';
import { rereadImport, uploadImport } from '../usecases/import/upload-import.ts';

/** The back office's calls of product imports; `kick` is called when there is work, `fetchNow` when pictures wait. */
export const importRoutes = (platform: Platform, kick: () => void, fetchNow: () => void): BoundEndpoint[] =>
  bindEndpoints(productImportEndpoints, shapes, {
    listImports: (call) => listImports(platform.db, call.query),
    importChoices: (call) => readImportChoices(platform, call.lang),
    readImport: (call) => readImport(platform.db, call.params.id),
    uploadImport: (call) => uploadImport(platform, call, call.upload),
    rereadImport: (call) => rereadImport(platform, call, { ...call.body, id: call.params.id }),
    chooseDialect: (call) => chooseDialect(platform, call, { ...call.body, id: call.params.id, kick }),
    importPictures: (call) => listPictures(platform.db, call.params.id, call.query),
    retryPictures: (call) => retryPictures(platform, call, { id: call.params.id, fetchNow }),
    mapImport: (call) => mapImport(platform, call, { ...call.body, id: call.params.id, kick }),
    startImport: (call) => startImport(platform, call, { ...call.body, id: call.params.id, kick }),
    retryImport: (call) => retryImport(platform, call, { ...call.body, id: call.params.id, kick }),
    importRows: (call) => listImportRows(platform.db, call.params.id, call.query),
  });
