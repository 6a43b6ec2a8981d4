import { readableTable } from '../../../../platform/db/readable-table.ts';

/** Customers in a statement of another slice; no password is among the columns. */
export const customersAs = readableTable('customer', {
  id: 'id',
  nickname: 'nickname',
  email: 'email',
  avatar: 'avatar',
  locale: 'locale',
  timeZone: 'time_zone',
  createdAt: 'created_at',
  deletedAt: 'deleted_at',
  disabledAt: 'disabled_at',
  emailVerifiedAt: 'email_verified_at',
  standingUsd: 'standing_usd',
  spentUsd: 'spent_usd',
  inviteCode: 'invite_code',
  agentId: 'invited_by_agent',
  invitedBy: 'invited_by_user',
});
