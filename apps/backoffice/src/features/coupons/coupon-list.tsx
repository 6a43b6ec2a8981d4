import { staffCouponEndpoints } from '@app/contract/coupons/staff-endpoints';
import type { StaffCouponRow } from '@app/contract/coupons/staff-schemas';
import { Link } from 'react-router';
import { useText } from '../../text/use-text';
import { customerCell, StatusTag, type Tone, TwoLines } from '../../ui/list/cells';
import { defineList } from '../../ui/list/define-list';
import { holderChoices, kindChoices, valueText } from './coupon-words';
import { COUPONS_PATH } from './coupons-path';

const tones: Record<StaffCouponRow['state'], Tone> = {
  draft: 'neutral',
  scheduled: 'info',
  active: 'success',
  ended: 'neutral',
};

function CouponState({ state }: { state: StaffCouponRow['state'] }) {
  const t = useText();
  return <StatusTag tone={tones[state]}>{t(`coupons.state.${state}`)}</StatusTag>;
}

export const couponList = defineList({
  endpoint: staffCouponEndpoints.listCoupons,
  title: 'permission.trade.coupons',
  exportName: 'coupons',
  filters: [
    { key: 'name', kind: 'text', label: 'coupons.name', max: 60 },
    { key: 'code', kind: 'text', label: 'coupons.code', max: 30 },
    { key: 'kind', kind: 'choice', label: 'coupons.kind', choices: kindChoices },
  ],
  tabs: [
    { label: 'coupons.tab.all', query: {}, count: 'all' },
    { label: 'coupons.state.active', query: { tab: 'active' }, count: 'active' },
    { label: 'coupons.state.scheduled', query: { tab: 'scheduled' }, count: 'scheduled' },
    { label: 'coupons.state.draft', query: { tab: 'draft' }, count: 'draft' },
    { label: 'coupons.state.ended', query: { tab: 'ended' }, count: 'ended' },
  ],
  columns: [
    {
      key: 'name',
      title: 'coupons.coupon',
      render: (row, ctx) => (
        <TwoLines
          strong
          top={<Link to={`${COUPONS_PATH}/${row.id}`}>{row.name}</Link>}
          bottom={`${ctx.format.day(row.collectFrom)} – ${ctx.format.day(row.collectUntil)}`}
        />
      ),
      write: 'name',
    },
    {
      key: 'kind',
      title: 'coupons.value',
      render: valueText,
      write: [{ words: 'coupons.kind.' }, { path: 'amountUsd', as: 'money' }, 'percent'],
    },
    { key: 'minSpendUsd', title: 'coupons.min_spend', as: 'money' },
    { key: 'scope', title: 'coupons.scope', render: (row, { t }) => t(`coupons.scope.${row.scope}`) },
    {
      key: 'audience',
      title: 'coupons.audience',
      render: (row, { t }) => t(`coupons.audience.${row.audience}`),
      hidden: true,
    },
    { key: 'code', title: 'coupons.code', hidden: true },
    {
      key: 'collected',
      title: 'coupons.collected',
      align: 'right',
      sortable: true,
      render: (row, { format }) =>
        row.limitTotal === null
          ? format.count(row.collected)
          : `${format.count(row.collected)} / ${format.count(row.limitTotal)}`,
    },
    { key: 'used', title: 'coupons.used', as: 'count' },
    { key: 'collectUntil', title: 'coupons.collect_until', as: 'moment', sortable: true, hidden: true },
    { key: 'createdAt', title: 'coupons.created', as: 'moment', sortable: true, hidden: true },
    { key: 'state', title: 'coupons.state', render: (row) => <CouponState state={row.state} /> },
  ],
});

export const holderList = defineList({
  endpoint: staffCouponEndpoints.couponHolders,
  title: 'coupons.holders',
  exportName: 'coupon-holders',
  filters: [
    { key: 'email', kind: 'text', label: 'orders.customer', placeholder: 'orders.person_hint', max: 50 },
    { key: 'state', kind: 'choice', label: 'coupons.state', choices: holderChoices },
  ],
  columns: [
    {
      key: 'customer',
      title: 'coupons.customer',
      render: customerCell,
      write: 'customer.email',
    },
    { key: 'collectedAt', title: 'coupons.collected_at', as: 'moment' },
    { key: 'validUntil', title: 'coupons.valid_until', as: 'moment' },
    { key: 'state', title: 'coupons.state', render: (row, { t }) => t(`coupons.holder.${row.state}`) },
    { key: 'orderNumber', title: 'coupons.order' },
    { key: 'savedUsd', title: 'coupons.saved', as: 'money' },
    { key: 'usedAt', title: 'coupons.used_at', as: 'moment', hidden: true },
  ],
});
