import { staffAgentEndpoints as calls } from '@app/contract/agents/staff-endpoints';
import type { AgentAction, AgentDetail } from '@app/contract/agents/staff-schemas';
import { limits } from '@app/contract/core/limits';
import { Flex } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { listed, named } from '../../text/in-my-language';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { ratioText } from '../../ui/agent/ratio-text';
import { CustomerLink, USERS_PATH } from '../../ui/customer-link';
import { Facts, RecordDrawer } from '../../ui/drawer';
import { defineForm } from '../../ui/form/define-form';
import { FormDialog } from '../../ui/form/records/form-dialog';
import { type Fact, useStep } from '../../ui/form/use-step';
import { listLink } from '../../ui/list/list-link';
import { type ActionLook, MachineActions } from '../../ui/machine-actions';
import { useBackTo } from '../../ui/use-back-to';
import { AgentStateTag } from './agent-cells';
import { AgentDrawerForm } from './agent-form';

const looks: Record<AgentAction, ActionLook> = {
  end: { label: 'agents.end', tone: 'danger' },
  resume: { label: 'agents.resume', tone: 'plain' },
  edit: { label: 'agents.edit', tone: 'primary' },
};

const whyForm = defineForm<{ reason: string }>()([
  { name: 'reason', kind: 'long-text', label: 'agents.reason', required: true, max: limits.staffReason },
]);

const facts: Fact<AgentDetail>[] = [
  {
    label: 'agents.state',
    of: ({ endedAt }, { t }) => t(endedAt === null ? 'agents.state.active' : 'agents.state.ended'),
  },
  { label: 'agents.name', of: ({ name }) => name },
  { label: 'agents.level', of: ({ level }, { format }) => format.count(level) },
  { label: 'agents.ratio', of: ({ rebateBp }, ctx) => ratioText(rebateBp, ctx) },
  { label: 'agents.superior', of: ({ path }) => path.map(({ name }) => name).join(' / ') },
];

/** Ends an agent, or makes them one again, at the version that is shown. */
function EndDialog({ onClose, ...props }: { agent: AgentDetail; onClose: () => void }) {
  const t = useText();
  // What was asked for stays, also when somebody does it meanwhile and the agent is read again.
  const [ends] = useState(() => props.agent.endedAt === null);
  const step = useStep(props.agent, { facts, open: ({ actions }) => actions.includes(ends ? 'end' : 'resume') });
  const agent = step.record;
  return (
    <FormDialog<{ reason: string }, unknown>
      title={t(ends ? 'agents.end_title' : 'agents.resume_title', { name: agent.name })}
      intro={ends && <p>{t('agents.end_text')}</p>}
      fields={whyForm}
      initial={{}}
      submit={ends ? 'agents.end' : 'agents.resume'}
      danger={ends}
      done={ends ? 'agents.ended' : 'agents.resumed'}
      step={step}
      send={({ reason }) =>
        request(ends ? calls.endAgent : calls.resumeAgent, {
          params: { id: agent.id },
          body: { version: agent.version, reason },
        })
      }
      onClose={onClose}
    />
  );
}

function AgentBody({ agent }: { agent: AgentDetail }) {
  const t = useText();
  const format = useFormat();
  const seesUsers = useAllowed('people.users.view');
  const { team, customer, path } = agent;
  const people = format.count(agent.people);
  return (
    <Flex vertical gap={20}>
      <Facts
        title={t('agents.facts')}
        facts={[
          [t('agents.code'), agent.inviteCode],
          [t('agents.level'), agent.level],
          [t('agents.ratio'), ratioText(agent.rebateBp, { t })],
          [t('agents.superior'), path.length > 0 && path.map(({ name }) => name).join(' / ')],
          [t('agents.wallet'), customer && <CustomerLink key="wallet" id={customer.id} name={customer.nickname} />],
          [
            t('agents.people'),
            seesUsers && agent.people > 0 ? (
              <Link key="people" to={listLink(USERS_PATH, { agent: agent.id })}>
                {people}
              </Link>
            ) : (
              people
            ),
          ],
          [t('agents.orders'), format.count(agent.orders)],
          [t('agents.sales'), format.money(agent.salesUsd)],
          [t('agents.since'), format.exact(agent.createdAt)],
          [t('agents.ended_at'), agent.endedAt && format.exact(agent.endedAt)],
        ]}
      />
      <Facts
        title={t('agents.team')}
        facts={[
          [t('agents.team_agents'), format.count(team.agents)],
          [t('agents.people'), format.count(team.people)],
          [t('agents.orders'), format.count(team.orders)],
          [t('agents.sales'), format.money(team.salesUsd)],
        ]}
      />
      {agent.ratioChanges.length > 0 && (
        <Facts
          title={t('agents.history')}
          facts={agent.ratioChanges.map(({ beforeBp, afterBp, at, by, reason }) => {
            const to = ratioText(afterBp, { t });
            const change =
              beforeBp === null
                ? t('agents.history_start', { to })
                : t('agents.history_from', { from: ratioText(beforeBp, { t }), to });
            return [listed(format.exact(at), by), named(change, reason)];
          })}
        />
      )}
    </Flex>
  );
}

/** One agent over the list or the tree. */
export function AgentDrawer({ back }: { back: string }) {
  const close = useBackTo(back);
  const { id = '' } = useParams();
  const [doing, setDoing] = useState<AgentAction | null>(null);
  const answer = useAnswer(calls.readAgent, { params: { id } });
  const agent = answer.data?.id === id ? answer.data : undefined;
  const allowed = agent?.actions ?? [];
  return (
    <>
      <RecordDrawer
        title={agent?.name ?? ''}
        log={agent && `agent/${agent.id}`}
        tag={agent && <AgentStateTag ended={agent.endedAt !== null} />}
        waiting={!agent}
        error={agent ? null : answer.error}
        onRetry={() => void answer.refetch()}
        onClose={close}
        footer={
          allowed.length > 0 && <MachineActions allowed={allowed} looks={looks} onChoose={setDoing} busy={false} />
        }
      >
        {agent && <AgentBody agent={agent} />}
      </RecordDrawer>
      {agent && doing === 'edit' && <AgentDrawerForm agent={agent} onClose={() => setDoing(null)} />}
      {agent && (doing === 'end' || doing === 'resume') && <EndDialog agent={agent} onClose={() => setDoing(null)} />}
    </>
  );
}
