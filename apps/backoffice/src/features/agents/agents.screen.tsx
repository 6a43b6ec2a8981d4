import type { AgentRow } from '@app/contract/agents/staff-schemas';
import { IconList, IconSitemap } from '@tabler/icons-react';
import { Button } from 'antd';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { useText } from '../../text/use-text';
import { AGENTS_PATH } from '../../ui/agent/agent-path';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { PageHead } from '../../ui/page-parts';
import { AgentDrawer } from './agent-drawer';
import { agentList } from './agent-list';
import { AgentTree } from './agent-tree';

const TREE_PATH = `${AGENTS_PATH}/tree`;

function AgentListView() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const rowActions = (row: AgentRow): RowAction[] => [
    { key: 'view', label: 'ui.list.view', run: () => void navigate({ pathname: `${AGENTS_PATH}/${row.id}`, search }) },
  ];
  const extra = (
    <Button icon={<IconSitemap size={16} />} onClick={() => void navigate(TREE_PATH)}>
      {t('agents.tree')}
    </Button>
  );
  return (
    <>
      <ListPage rule={agentList} actions={{ rowActions, extra }} />
      <Routes>
        <Route path=":id" element={<AgentDrawer back={AGENTS_PATH} />} />
      </Routes>
    </>
  );
}

function AgentTreeView() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={t('agents.tree_title')} note={t('agents.tree_note')}>
        <Button icon={<IconList size={16} />} onClick={() => void navigate(AGENTS_PATH)}>
          {t('agents.list')}
        </Button>
      </PageHead>
      <AgentTree />
      <Routes>
        <Route path=":id" element={<AgentDrawer back={TREE_PATH} />} />
      </Routes>
    </>
  );
}

/** Agents as a list and as a tree, a drawer for each of them. */
export default function AgentsScreen() {
  return (
    <Routes>
      <Route path="tree/*" element={<AgentTreeView />} />
      <Route path="/*" element={<AgentListView />} />
    </Routes>
  );
}
