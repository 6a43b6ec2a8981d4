import type { AgentRow } from '@app/contract/agents/staff-schemas';
import { Link } from 'react-router';
import { useText } from '../../text/use-text';
import { StatusTag, TwoLines } from '../../ui/list/cells';
import type { Pen } from '../../ui/list/define-list';
import { AGENTS_PATH } from '../people/people-paths';

const BP_PER_PERCENT = 100;

/** A ratio of basis points in percent. */
export const ratioText = (bp: number, { t }: Pick<Pen, 't'>): string =>
  t('agents.percent', { percent: bp / BP_PER_PERCENT });

/** Whether an agent still is one. */
export function AgentStateTag({ ended }: { ended: boolean }) {
  const t = useText();
  return (
    <StatusTag tone={ended ? 'neutral' : 'success'}>
      {t(ended ? 'agents.state.ended' : 'agents.state.active')}
    </StatusTag>
  );
}

/** Who it is, leading to their drawer. */
export const nameCell = (row: AgentRow) => (
  <TwoLines strong top={<Link to={`${AGENTS_PATH}/${row.id}`}>{row.name}</Link>} bottom={row.inviteCode} />
);
