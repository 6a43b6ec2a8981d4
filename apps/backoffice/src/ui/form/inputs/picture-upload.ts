import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { RequestOf } from '@app/contract/core/endpoint';
import { sendFile } from '../../../api/send-file';
import type { Upload } from '../define-form';

type Purpose = RequestOf<typeof calls.uploadPicture>['query']['purpose'];

/** Uploads pictures for one purpose; what is kept of the answer is its kind and address. */
export const pictureUpload =
  (purpose: Purpose): Upload =>
  async (file, onProgress) => {
    const { kind, url } = await sendFile(calls.uploadPicture, { query: { purpose } }, { file, onProgress });
    return { kind, url };
  };
