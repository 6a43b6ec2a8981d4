import type { AgentRow } from '@app/contract/agents/staff-schemas';
import { Link } from 'react-router';
import { useText } from '../../text/use-text';
import { AGENTS_PATH } from '../../ui/agent/agent-path';
import { StatusTag, TwoLines } from '../../ui/list/cells';

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
