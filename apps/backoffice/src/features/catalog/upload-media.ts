import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import { sendFile } from '../../api/send-file';
import type { Upload } from '../../ui/form/define-form';

/** Uploads for one purpose; what is kept of the answer is its kind and address. */
const uploadFor =
  (purpose: 'product' | 'category'): Upload =>
  async (file, onProgress) => {
    const { kind, url } = await sendFile(calls.uploadPicture, { query: { purpose } }, { file, onProgress });
    return { kind, url };
  };

export const uploadForProduct = uploadFor('product');
export const uploadForCategory = uploadFor('category');
