import type { ApiError } from '@app/client/api-error';
import type { ErrorKey } from '@app/contract/core/error-catalogue';

/** Whether what an address names cannot be had: it does not exist, is off sale, or its id is none. */
export const isGone = (error: ApiError | null, offSale: ErrorKey): boolean =>
  error !== null && (error.key === 'record.not_found' || error.key === offSale || error.fields.id !== undefined);
