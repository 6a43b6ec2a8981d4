import { readableTable } from '../../../../platform/db/readable-table.ts';

/** Agents in a statement of another slice. */
export const agentsAs = readableTable('agent', {
  id: 'id',
  name: 'name',
  parentId: 'parent_id',
  level: 'level',
  rebateBp: 'rebate_bp',
  inviteCode: 'invite_code',
  userId: 'user_id',
  createdAt: 'created_at',
  endedAt: 'ended_at',
});
