import type { Invariant } from '../../../platform/slice.ts';

/** What must always hold of exports and saved views. */
export const listInvariants: readonly Invariant[] = [
  {
    name: 'lists.exports-end',
    promise: 'No export is under way whose process has been silent for an hour.',
    sql: `SELECT id FROM list_export WHERE state = 'running' AND lease_until < clock_timestamp() - interval '1 hour'
            AND tries >= 3`,
  },
  {
    name: 'lists.defaults-are-seen',
    promise: 'The view a list opens with is one of that list.',
    sql: `SELECT d.staff_id, d.view_id FROM saved_view_default d JOIN saved_view v ON v.id = d.view_id
           WHERE v.list <> d.list`,
  },
];
