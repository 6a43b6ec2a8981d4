import { staffAgentEndpoints as calls } from '@app/contract/agents/staff-endpoints';
import type { AgentDetail, AgentInput } from '@app/contract/agents/staff-schemas';
import { useNavigate } from 'react-router';
import { request } from '../../api/request';
import { named } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import { defineForm, type Field } from '../form/define-form';
import { FormDialog } from '../form/records/form-dialog';
import { useAgentFields } from './agent-fields';
import { AGENTS_PATH } from './agent-path';

type NewAgent = AgentInput & { inviteCode: string };

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
