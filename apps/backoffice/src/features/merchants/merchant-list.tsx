import { merchantLimits } from '@app/contract/merchants/limits';
import { staffMerchantEndpoints as calls } from '@app/contract/merchants/staff-endpoints';
import { StatusTag, TwoLines } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';

export const merchantList = defineList({
  endpoint: calls.listMerchants,
  title: 'permission.people.merchants',
  exportName: 'merchants',
  filters: [{ key: 'name', kind: 'text', label: 'merchant.name', max: merchantLimits.name }],
  tabs: [
    { label: 'merchant.all', query: {}, count: 'all' },
    { label: 'merchant.enabled', query: { enabled: '1' }, count: 'enabled' },
    { label: 'merchant.disabled', query: { enabled: '0' }, count: 'disabled' },
  ],
  columns: [
    {
      key: 'name',
      title: 'merchant.name',
      render: (row) => (
        <div style={{ minWidth: 180 }}>
          <TwoLines strong top={row.name} bottom={row.person} />
        </div>
      ),
      sortable: true,
    },
    { key: 'person', title: 'merchant.person', hidden: true },
    {
      key: 'phone',
      title: 'merchant.phone',
      render: (row) => <span style={{ whiteSpace: 'nowrap' }}>{row.phone || '–'}</span>,
    },
    { key: 'email', title: 'merchant.email', render: (row) => row.email || '–' },
    { key: 'restaurants', title: 'merchant.restaurants', as: 'count' },
    { key: 'staff', title: 'merchant.staff', as: 'count' },
    { key: 'note', title: 'merchant.note', hidden: true },
    { key: 'createdAt', title: 'merchant.created', as: 'moment', sortable: true, hidden: true },
    {
      key: 'enabled',
      title: 'merchant.state',
      render: (row, { t }) => (
        <StatusTag tone={row.enabled ? 'success' : 'neutral'}>
          {t(row.enabled ? 'merchant.enabled' : 'merchant.disabled')}
        </StatusTag>
      ),
      write: { yes: 'merchant.enabled', no: 'merchant.disabled' },
    },
  ],
});
