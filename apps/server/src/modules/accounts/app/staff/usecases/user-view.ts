import type { UserRow } from '@app/contract/accounts/staff/staff-schemas';
import { type Locale, localize } from '@app/contract/core/locale';
import type { TreeActor } from '../../../../../platform/http/bind.ts';
import type { Eyes, UserListRow } from '../db/user-list.repo.ts';
import { maskedEmail, maskedPhone } from '../domain/masked.ts';

/** Who asks, and in which language. */
export type UserReader = { readonly staff: TreeActor; readonly lang: Locale };

/** What these staff may see of customers. */
export const eyesOf = ({ agentId, permissions }: TreeActor): Eyes => ({
  agentId,
  personal: permissions.has('people.users.personal'),
});

/** A customer as the asker may see them. */
export function shownUser(row: UserListRow, { staff, lang }: UserReader): UserRow {
  const { personal } = eyesOf(staff);
  const { level, phone } = row;
  return {
    id: row.id,
    nickname: row.nickname,
    email: personal ? row.email : maskedEmail(row.email),
    emailVerified: row.emailVerified,
    phone: phone === null || personal ? phone : maskedPhone(phone),
    inviteCode: row.inviteCode,
    level: level && { identifier: level.identifier, name: localize(level.name, lang), granted: level.granted },
    agent: row.agent,
    spentUsd: row.spentUsd,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}
