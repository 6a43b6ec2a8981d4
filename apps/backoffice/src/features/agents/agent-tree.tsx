import { staffAgentEndpoints as calls } from '@app/contract/agents/staff-endpoints';
import type { AgentNode, AgentPerson } from '@app/contract/agents/staff-schemas';
import { IconSitemap, IconUser } from '@tabler/icons-react';
import { Card, Skeleton, Tree } from 'antd';
import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { comma } from '../../text/in-my-language';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { AGENTS_PATH } from '../../ui/agent/agent-path';
import { CustomerLink, USERS_PATH } from '../../ui/customer-link';
import { listLink } from '../../ui/list/list-link';
import { PartEmpty, PartError } from '../../ui/page-parts';
import { useFailureNote } from '../../ui/use-action';
import { AgentStateTag } from './agent-cells';
import styles from './agents.module.css';

/** People shown below an agent; the rest is in the list of customers. */
const PEOPLE = 20;

type Branch = { agents: AgentNode[]; people: AgentPerson[] };
type Leaf = { key: string; title: ReactNode; isLeaf?: boolean; children?: Leaf[] };

function AgentLine({ agent }: { agent: AgentNode }) {
  const t = useText();
  const format = useFormat();
  const { team } = agent;
  return (
    <span className={styles.node}>
      <b>
        <Link to={`${AGENTS_PATH}/tree/${agent.id}`}>{agent.name}</Link>
      </b>
      {agent.endedAt && <AgentStateTag ended />}
      <small>
        {t('agents.people_of', { count: team.people, people: format.count(team.people) })}
        {comma()}
        {t('agents.person', {
          count: team.orders,
          orders: format.count(team.orders),
          paid: format.money(team.salesUsd),
        })}
      </small>
    </span>
  );
}

function PersonLine({ person }: { person: AgentPerson }) {
  const t = useText();
  const format = useFormat();
  return (
    <span className={styles.node}>
      <IconUser size={16} stroke={1.75} aria-hidden="true" />
      <CustomerLink id={person.id} name={person.nickname} />
      <small>
        {t('agents.person', {
          count: person.orders,
          orders: format.count(person.orders),
          paid: format.money(person.paidUsd),
        })}
      </small>
    </span>
  );
}

function MorePeople({ agent }: { agent: AgentNode }) {
  const t = useText();
  const format = useFormat();
  const text = t('agents.more_people', { count: format.count(agent.people) });
  return useAllowed('people.users.view') ? <Link to={listLink(USERS_PATH, { agent: agent.id })}>{text}</Link> : text;
}

/** The lines of the tree as far as it was opened. */
function leavesOf(agents: AgentNode[], branches: ReadonlyMap<string, Branch>): Leaf[] {
  return agents.map((agent): Leaf => {
    const branch = branches.get(agent.id);
    const line: Leaf = {
      key: agent.id,
      title: <AgentLine agent={agent} />,
      isLeaf: agent.agentsBelow + agent.people === 0,
    };
    if (!branch) return line;
    const people = branch.people.map(
      (person): Leaf => ({ key: `person ${person.id}`, title: <PersonLine person={person} />, isLeaf: true }),
    );
    const more: Leaf[] =
      agent.people > people.length
        ? [{ key: `more ${agent.id}`, title: <MorePeople agent={agent} />, isLeaf: true }]
        : [];
    return { ...line, children: [...leavesOf(branch.agents, branches), ...people, ...more] };
  });
}

async function readBranch(id: string): Promise<Branch> {
  const [agents, people] = await Promise.all([
    request(calls.agentTree, { query: { parent: id } }),
    request(calls.agentPeople, { params: { id }, query: { limit: String(PEOPLE) } }),
  ]);
  return { agents, people: people.list };
}

/** Agents above and below one another with the people each brought; a level is read when it is opened. */
export function AgentTree() {
  const t = useText();
  const note = useFailureNote();
  const top = useAnswer(calls.agentTree, { query: {} });
  const [branches, setBranches] = useState<ReadonlyMap<string, Branch>>(new Map());
  const open = useCallback(
    async (id: string) => {
      try {
        const branch = await readBranch(id);
        setBranches((all) => new Map([...all, [id, branch]]));
      } catch (error) {
        note(error);
      }
    },
    [note],
  );
  if (top.error && !top.data) return <PartError error={top.error} onRetry={() => void top.refetch()} />;
  return (
    <Card variant="borderless">
      {!top.data && <Skeleton active paragraph={{ rows: 8 }} />}
      {top.data?.length === 0 && (
        <PartEmpty icon={<IconSitemap size={24} stroke={1.75} />} text={t('agents.no_agents')} />
      )}
      {top.data && top.data.length > 0 && (
        <Tree
          aria-label={t('agents.tree_title')}
          treeData={leavesOf(top.data, branches)}
          loadData={({ key }) => open(String(key))}
          selectable={false}
          showLine
        />
      )}
    </Card>
  );
}
