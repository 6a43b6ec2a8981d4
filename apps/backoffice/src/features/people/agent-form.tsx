import { limits } from '@app/contract/core/limits';
import { staffAgentEndpoints as calls } from '@app/contract/people/agent-endpoints';
import type { AgentDetail, AgentInput } from '@app/contract/people/agent-schemas';
import { useNavigate } from 'react-router';
import { request } from '../../api/request';
import { useAnswer } from '../../api/use-answer';
import { named } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import { defineForm, type Field } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/form-dialog';
import { RecordFormDrawer } from '../../ui/form/record-form-drawer';
import { AGENTS_PATH } from './people-paths';

type NewAgent = AgentInput & { inviteCode: string };

const before = defineForm<AgentInput>()([
  { name: 'name', kind: 'text', label: 'agents.name', required: true, max: limits.agentName },
  { name: 'level', kind: 'integer', label: 'agents.level', required: true, half: true, min: 1, max: limits.agentLevel },
  {
    name: 'rebateBp',
    kind: 'percent',
    label: 'agents.ratio',
    help: 'agents.ratio_help',
    required: true,
    half: true,
  },
]);
const why = defineForm<AgentInput>()([
  { name: 'reason', kind: 'long-text', label: 'agents.reason', required: true, max: limits.staffReason },
]);

/** The fields of an agent; neither the agent nor one who has ended can be the superior. */
function useAgentFields(self: string | null): Field<AgentInput>[] {
  const { data } = useAnswer(calls.agentChoices, {}, { keepMs: 60_000 });
  const given = (data ?? [])
    .filter(({ id, ended }) => id !== self && !ended)
    .map(({ id, name, parentId }) => ({ value: id, label: name, parent: parentId }));
  const superior = defineForm<AgentInput>()([
    { name: 'parentId', kind: 'tree-select', label: 'agents.superior', clearable: true, choices: { given } },
  ]);
  return [...before, ...superior, ...why];
}

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

const code = defineForm<NewAgent>()([
  { name: 'inviteCode', kind: 'text', label: 'agents.code', help: 'agents.code_help', max: 20 },
]);

/** Makes a customer an agent and leads to the agent. */
export function MakeAgentDialog(props: { user: { id: string; nickname: string }; onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const { user, onClose } = props;
  const fields = useAgentFields(null) as Field<NewAgent>[];
  return (
    <FormDialog<NewAgent, AgentDetail>
      title={named(t('users.make_agent'), user.nickname)}
      intro={<p>{t('users.customer_of_wallet')}</p>}
      fields={[...fields.slice(0, -1), ...code, ...fields.slice(-1)]}
      initial={{ name: user.nickname, level: 1, rebateBp: 0, parentId: null, inviteCode: '' }}
      submit="users.make_agent"
      done="agents.made"
      send={({ inviteCode, ...terms }) =>
        request(calls.makeAgent, { body: { ...terms, inviteCode: inviteCode.trim() || null, customerId: user.id } })
      }
      onDone={({ id }) => void navigate(`${AGENTS_PATH}/${id}`)}
      onClose={onClose}
    />
  );
}
