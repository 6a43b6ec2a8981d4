import { staffSecurityEndpoints } from '@app/contract/accounts/security/staff-endpoints';
import type { DeletionState } from '@app/contract/accounts/security/staff-schemas';
import { comma } from '../../text/in-my-language';
import { CustomerLink } from '../../ui/customer-link';
import { StatusTag, type Tone, TwoLines } from '../../ui/list/cells';
import { type CellContext, defineList } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';

const tones: Record<DeletionState, Tone> = { waiting: 'warning', withdrawn: 'neutral', done: 'success' };

const named = (kinds: readonly ('balance' | 'held' | 'orders')[], { t }: CellContext) =>
  kinds.map((kind) => t(`people.blocker.${kind}`)).join(comma());

const deletionList = defineList({
  endpoint: staffSecurityEndpoints.listDeletions,
  title: 'permission.people.deletions',
  exportName: 'deletion-requests',
  filters: [{ key: 'email', kind: 'text', label: 'users.customer', placeholder: 'people.email_hint', max: 50 }],
  tabs: [
    { label: 'people.tab.all', query: {}, count: 'all' },
    { label: 'people.deletion.waiting', query: { state: 'waiting' }, count: 'waiting' },
    { label: 'people.deletion.withdrawn', query: { state: 'withdrawn' }, count: 'withdrawn' },
    { label: 'people.deletion.done', query: { state: 'done' }, count: 'done' },
  ],
  columns: [
    {
      key: 'customer',
      title: 'people.customer',
      render: ({ customer }, { t }) =>
        customer ? (
          <TwoLines strong top={<CustomerLink id={customer.id} name={customer.nickname} />} bottom={customer.email} />
        ) : (
          t('people.erased')
        ),
      write: 'customer.email',
    },
    { key: 'createdAt', title: 'people.requested', as: 'moment', sortable: true },
    { key: 'endsAt', title: 'people.ends', as: 'moment', sortable: true },
    { key: 'reason', title: 'people.reason' },
    {
      key: 'heldUpBy',
      title: 'people.held_up_by',
      render: (row, ctx) => named(row.heldUpBy, ctx) || '–',
      write: 'heldUpBy',
    },
    { key: 'endedAt', title: 'people.ended', as: 'moment', hidden: true },
    {
      key: 'state',
      title: 'people.status',
      render: (row, { t }) => <StatusTag tone={tones[row.state]}>{t(`people.deletion.${row.state}`)}</StatusTag>,
    },
  ],
});

/** Who asked for their account to be deleted. */
export default function DeletionsScreen() {
  return <ListPage rule={deletionList} actions={{}} />;
}
