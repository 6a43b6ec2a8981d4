import { limits } from '@app/contract/core/limits';
import { staffReviewEndpoints } from '@app/contract/reviews/staff-endpoints';
import type { Choices } from '../../ui/choices';
import { CustomerLink } from '../../ui/customer-link';
import { defineList } from '../../ui/list/define-list';
import { ReviewCell, ReviewState, starsText } from './review-cells';

const ratings: Choices = {
  known: [
    { value: '5', label: 'reviews.rating_5' },
    { value: '4', label: 'reviews.rating_4' },
    { value: '3', label: 'reviews.rating_3' },
    { value: '2', label: 'reviews.rating_2' },
    { value: '1', label: 'reviews.rating_1' },
  ],
};

export const reviewList = defineList({
  endpoint: staffReviewEndpoints.listReviews,
  title: 'permission.trade.reviews',
  exportName: 'reviews',
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [
    { key: 'product', kind: 'text', label: 'reviews.product', max: limits.productName },
    { key: 'customer', kind: 'text', label: 'orders.customer', placeholder: 'orders.person_hint', max: limits.email },
    { key: 'rating', kind: 'choice', label: 'reviews.rating', choices: ratings },
    { key: 'withPictures', kind: 'flag', label: 'reviews.with_pictures' },
  ],
  tabs: [
    { label: 'reviews.tab.all', query: {}, count: 'all' },
    { label: 'reviews.tab.unanswered', query: { tab: 'unanswered' }, count: 'unanswered' },
    { label: 'reviews.tab.reported', query: { tab: 'reported' }, count: 'reported' },
    { label: 'reviews.tab.hidden', query: { tab: 'hidden' }, count: 'hidden' },
  ],
  columns: [
    { key: 'text', title: 'reviews.text', render: (row) => <ReviewCell row={row} />, write: 'text' },
    {
      key: 'product',
      title: 'reviews.product',
      write: 'product.name',
      render: (row) => row.product.name,
      hidden: true,
    },
    {
      key: 'rating',
      title: 'reviews.rating',
      sortable: true,
      render: (row, { t }) => (
        <span title={t(`reviews.rating_${row.rating as 1 | 2 | 3 | 4 | 5}`)}>{starsText(row.rating)}</span>
      ),
      write: 'rating',
    },
    {
      key: 'customer',
      title: 'reviews.customer',
      render: ({ customer }) => <CustomerLink id={customer.id} name={customer.nickname} />,
      write: 'customer.nickname',
    },
    { key: 'likes', title: 'reviews.likes', as: 'count', sortable: true },
    { key: 'reports', title: 'reviews.reports', as: 'count' },
    {
      key: 'shared',
      title: 'reviews.shared',
      render: (row, { t }) => (row.shared ? t('reviews.yes') : null),
      write: 'shared',
      hidden: true,
    },
    { key: 'createdAt', title: 'reviews.created', as: 'moment', sortable: true },
    {
      key: 'hidden',
      title: 'reviews.state',
      render: (row) => <ReviewState row={row} />,
      write: 'hidden',
    },
  ],
});
