import type { UserRow, UserState } from '@app/contract/accounts/staff/staff-schemas';
import { Link } from 'react-router';
import { useText } from '../../text/use-text';
import { USERS_PATH } from '../../ui/customer-link';
import { StatusTag, type Tone, TwoLines } from '../../ui/list/cells';
import type { CellContext } from '../../ui/list/define-list';

const tones: Record<UserState, Tone> = { active: 'success', disabled: 'danger', deleted: 'neutral' };

/** Whether an account can be signed in to. */
export function UserStateTag({ state }: { state: UserState }) {
  const t = useText();
  return <StatusTag tone={tones[state]}>{t(`users.state.${state}`)}</StatusTag>;
}

/** A customer's level, marked where staff granted it. */
export function levelText({ level }: Pick<UserRow, 'level'>, { t }: Pick<CellContext, 't'>): string {
  if (!level) return '–';
  return level.granted ? t('users.level_granted', { level: level.name }) : level.name;
}

/** Who it is, leading to their page. */
export const nameCell = (row: UserRow) => (
  <TwoLines strong top={<Link to={`${USERS_PATH}/${row.id}`}>{row.nickname}</Link>} bottom={row.email} />
);
