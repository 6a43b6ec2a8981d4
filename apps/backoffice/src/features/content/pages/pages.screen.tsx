import type { StaffArticleRow } from '@app/contract/content/staff-schemas';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { useAllowed } from '../../../api/session';
import type { RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { pageList } from './page-list';
import { PageSkeleton } from './page-skeleton';
import { PAGES_PATH } from './pages-path';

// The editor is heavy: it comes when a page is opened.
const PageScreen = lazy(() => import('./page.screen'));

function PagesList() {
  const mayEdit = useAllowed('content.pages.edit');
  const rowActions = (row: StaffArticleRow): RowAction[] => [
    { key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', to: `${PAGES_PATH}/${row.id}` },
  ];
  return <ListPage rule={pageList} actions={{ rowActions }} />;
}

/** The shop's own pages: the list, and the editor of the one in the address. */
export default function PagesScreen() {
  return (
    <Routes>
      <Route
        path=":key"
        element={
          <Suspense fallback={<PageSkeleton />}>
            <PageScreen />
          </Suspense>
        }
      />
      <Route path="/*" element={<PagesList />} />
    </Routes>
  );
}
