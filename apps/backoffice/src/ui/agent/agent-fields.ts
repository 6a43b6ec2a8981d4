import { staffAgentEndpoints as calls } from '@app/contract/agents/staff-endpoints';
import type { AgentInput } from '@app/contract/agents/staff-schemas';
import { limits } from '@app/contract/core/limits';
import { useAnswer } from '../../api/use-answer';
import { defineForm, type Field } from '../form/define-form';

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
export function useAgentFields(self: string | null): Field<AgentInput>[] {
  const { data } = useAnswer(calls.agentChoices, {}, { keepMs: 60_000 });
  const given = (data ?? [])
    .filter(({ id, ended }) => id !== self && !ended)
    .map(({ id, name, parentId }) => ({ value: id, label: name, parent: parentId }));
  const superior = defineForm<AgentInput>()([
    { name: 'parentId', kind: 'tree-select', label: 'agents.superior', clearable: true, choices: { given } },
  ]);
  return [...before, ...superior, ...why];
}
