import type { StaffReviewRow } from '@app/contract/reviews/staff-schemas';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { ReviewDrawer } from './review-drawer';
import { reviewList } from './review-list';
import { REVIEWS_PATH } from './reviews-path';

/** Reviews: the list, and one review in a drawer over it. */
export default function ReviewsScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const rowActions = (row: StaffReviewRow): RowAction[] => [
    {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${REVIEWS_PATH}/${row.id}`, search }),
    },
  ];
  return (
    <>
      <ListPage rule={reviewList} actions={{ rowActions }} />
      <Routes>
        <Route path=":id" element={<ReviewDrawer />} />
      </Routes>
    </>
  );
}
