import { staffAgentEndpoints as calls } from '@app/contract/agents/staff-endpoints';
import type { AgentDetail, AgentInput } from '@app/contract/agents/staff-schemas';
import { request } from '../../api/request';
import { named } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import { useAgentFields } from '../../ui/agent/agent-fields';
import { RecordFormDrawer } from '../../ui/form/records/record-form-drawer';

const draftOf = ({ name, level, rebateBp, parentId }: AgentDetail): AgentInput => ({
  name,
  level,
  rebateBp,
  parentId,
  reason: '',
});

/** Changes what an agent is: name, level, ratio, superior. */
export function AgentDrawerForm({ agent, onClose }: { agent: AgentDetail; onClose: () => void }) {
  const t = useText();
  const fields = useAgentFields(agent.id);
  const save = ({ id, version }: { id: string; version: number }, draft: AgentInput) =>
    request(calls.updateAgent, { params: { id }, body: { ...draft, version } });
  return (
    <RecordFormDrawer<AgentInput, AgentDetail>
      title={named(t('agents.edit'), agent.name)}
      fields={fields}
      editing={agent}
      blank={draftOf(agent)}
      draftOf={draftOf}
      create={(draft) => save(agent, draft)}
      update={save}
      reload={(id) => request(calls.readAgent, { params: { id } })}
      onClose={onClose}
    />
  );
}
