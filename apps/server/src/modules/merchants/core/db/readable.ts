import { readableTable } from '../../../../platform/db/readable-table.ts';

/** Merchants in a statement of another slice. */
export const merchantsAs = readableTable('merchant', {
  id: 'id',
  name: 'name',
  isEnabled: 'enabled',
});
