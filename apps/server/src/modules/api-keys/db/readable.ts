import { readableTable } from '../../../platform/db/readable-table.ts';

/** Keys of other programs in a statement of another slice; the key itself is not among it. */
export const apiKeysAs = readableTable('api_key', {
  id: 'id',
  name: 'name',
});
