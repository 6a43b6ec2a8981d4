import { limits } from '@app/contract/core/limits';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import type { Choices } from '../../../ui/choices';
import { TwoLines } from '../../../ui/list/cells';
import { defineList } from '../../../ui/list/define-list';
import { Stars } from '../../../ui/stars';
import { kindChoices } from '../travel-kinds';
import { CommentCell, stateCell } from './comment-cells';

const ratings: Choices = {
  known: (['5', '4', '3', '2', '1'] as const).map((value) => ({
    value,
    label: `travel.comments.rating_${value}` as const,
  })),
};

export const commentList = defineList({
  endpoint: staffTravelEndpoints.listTravelComments,
  title: 'permission.travel.comments',
  exportName: 'travel-comments',
  filters: [
    { key: 'text', kind: 'text', label: 'travel.comments.comment', max: 60 },
    { key: 'customer', kind: 'text', label: 'orders.customer', placeholder: 'orders.person_hint', max: limits.email },
    { key: 'kind', kind: 'choice', label: 'travel.staff.kind', choices: kindChoices },
    { key: 'place', kind: 'text', label: 'travel.comments.subject', max: 60 },
    { key: 'rating', kind: 'choice', label: 'travel.comments.rating', choices: ratings },
  ],
  tabs: [
    { label: 'travel.tab.all', query: {}, count: 'all' },
    { label: 'travel.comments.tab.shown', query: { hidden: '0' }, count: 'shown' },
    { label: 'travel.comments.tab.hidden', query: { hidden: '1' }, count: 'hidden' },
  ],
  columns: [
    { key: 'text', title: 'travel.comments.comment', render: (row) => <CommentCell row={row} />, write: 'text' },
    {
      key: 'subject',
      title: 'travel.comments.subject',
      render: (row) => <TwoLines top={row.subject} bottom={row.nickname} />,
      write: 'subject',
    },
    { key: 'nickname', title: 'orders.customer', hidden: true },
    {
      key: 'rating',
      title: 'travel.comments.rating',
      sortable: true,
      render: (row) => <Stars count={row.rating} />,
    },
    { key: 'createdAt', title: 'travel.comments.written', as: 'moment', sortable: true },
    {
      key: 'hidden',
      title: 'orders.status',
      render: stateCell,
      write: { yes: 'travel.comments.tab.hidden', no: 'travel.comments.tab.shown' },
    },
    { key: 'reason', title: 'orders.reason', hidden: true },
  ],
});
