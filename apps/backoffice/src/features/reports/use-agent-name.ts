import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';

/** The name of an agent among those one may see; undefined until it is known. */
export function useAgentName(id: string | undefined): string | undefined {
  const allowed = useAllowed('reports.agents.view');
  const { data } = useAnswer(
    calls.agentsFound,
    { query: id === undefined ? {} : { id } },
    { enabled: allowed && id !== undefined, keepMs: 300_000 },
  );
  return data?.find((agent) => agent.id === id)?.name;
}
