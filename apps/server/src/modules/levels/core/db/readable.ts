import { readableTable } from '../../../../platform/db/readable-table.ts';

/** Levels of members in a statement of another slice. */
export const memberLevelsAs = readableTable('member_level', {
  id: 'id',
  identifier: 'identifier',
  name: 'name',
  image: 'image',
  benefits: 'benefits',
  thresholdUsd: 'threshold_usd',
  discountBp: 'discount_bp',
});
