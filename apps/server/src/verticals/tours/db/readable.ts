import { readableTable } from '../../../platform/db/readable-table.ts';

/** Tours in a statement of another slice. */
export const toursAs = readableTable('tour', {
  id: 'id',
  name: 'name',
  cityId: 'city_id',
  isOnline: 'online',
});
