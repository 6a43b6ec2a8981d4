import { readableTable } from '../../../platform/db/readable-table.ts';

/** Channels of payment in a statement of another slice. */
export const channelsAs = readableTable('payment_channel', {
  id: 'id',
  title: 'title',
  kind: 'kind',
  image: 'image',
});
