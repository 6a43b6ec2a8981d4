import { limits } from '@app/contract/core/limits';
import { staffLogisticsEndpoints } from '@app/contract/orders/logistics/staff-endpoints';
import { inMyLanguage } from '../../../text/in-my-language';
import { StatusTag, TwoLines } from '../../../ui/list/cells';
import { defineList } from '../../../ui/list/define-list';

export const logisticsList = defineList({
  endpoint: staffLogisticsEndpoints.listLogistics,
  title: 'permission.trade.logistics',
  exportName: 'logistics-companies',
  sort: { field: '' as never, order: 'DESC' },
  filters: [
    { key: 'name', kind: 'text', label: 'logistics.name', max: 60 },
    { key: 'code', kind: 'text', label: 'logistics.code', max: limits.code },
    { key: 'enabled', kind: 'flag', label: 'logistics.enabled' },
  ],
  columns: [
    {
      key: 'name',
      title: 'logistics.name',
      render: (row) => <TwoLines strong top={inMyLanguage(row.name)} bottom={row.code} />,
      write: 'name',
    },
    { key: 'code', title: 'logistics.code', hidden: true },
    {
      key: 'trackingUrl',
      title: 'logistics.tracking',
      render: (row, { t }) => row.trackingUrl || t('logistics.no_tracking'),
    },
    { key: 'parcels', title: 'logistics.parcels', as: 'count' },
    { key: 'sortWeight', title: 'logistics.sort', as: 'count' },
    { key: 'updatedAt', title: 'logistics.updated', as: 'moment', hidden: true },
    {
      key: 'enabled',
      title: 'logistics.state',
      render: (row, { t }) => (
        <StatusTag tone={row.enabled ? 'success' : 'neutral'}>
          {t(row.enabled ? 'logistics.state.on' : 'logistics.state.off')}
        </StatusTag>
      ),
      write: { yes: 'logistics.state.on', no: 'logistics.state.off' },
    },
  ],
});
