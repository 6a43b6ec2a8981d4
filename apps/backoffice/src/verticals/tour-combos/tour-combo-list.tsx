import { staffTourComboEndpoints as calls } from '@app/contract/verticals/tour-combos/staff-endpoints';
import type { StaffTourComboRow } from '@app/contract/verticals/tour-combos/staff-schemas';
import { IconRoute } from '@tabler/icons-react';
import { Flex } from 'antd';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { cityChoices } from '../../features/travel/pick-city/city-choices';
import { inMyLanguage, listed } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import { StatusTag, Thumb, TwoLines } from '../../ui/list/cells';
import { FlagSwitch } from '../../ui/list/columns/flag-switch';
import { defineList } from '../../ui/list/define-list';

export const nameOf = (row: StaffTourComboRow): string => inMyLanguage(row.name);

/** Puts combos on sale or takes them off. */
export const setOnline = (ids: string[], online: boolean) =>
  request(calls.setTourCombosOnline, { body: { ids, online } });

function OnSale({ row }: { row: StaffTourComboRow }) {
  const t = useText();
  return (
    <FlagSwitch
      on={row.online}
      allowed={useAllowed('travel.tour_combos.list')}
      label={listed(t('tour_combos.on_sale'), nameOf(row))}
      set={(on) => setOnline([row.id], on)}
      done="tour_combos.saved"
    />
  );
}

export const tourComboList = defineList({
  endpoint: calls.listTourCombos,
  title: 'permission.travel.tour_combos',
  exportName: 'tour-combos',
  filters: [
    { key: 'keyword', kind: 'text', label: 'tour_combos.name', max: 60 },
    { key: 'cityId', kind: 'choice', label: 'tour_combos.city', choices: cityChoices },
  ],
  tabs: [
    { label: 'tour_combos.tab_all', query: {} },
    { label: 'tour_combos.tab_online', query: { online: '1' } },
    { label: 'tour_combos.tab_offline', query: { online: '0' } },
  ],
  columns: [
    {
      key: 'name',
      title: 'tour_combos.combo',
      render: (row) => (
        <Flex gap={12} align="center" style={{ minWidth: 180, maxWidth: 300 }}>
          <Thumb url={row.cover} icon={IconRoute} />
          <TwoLines strong top={nameOf(row)} bottom={row.city} />
        </Flex>
      ),
      write: 'name.en-US',
    },
    { key: 'city', title: 'tour_combos.city', hidden: true },
    {
      key: 'tours',
      title: 'tour_combos.tours',
      as: 'count',
      render: (row, { t, format }) => (
        <Flex gap={8} align="center" justify="end">
          {row.offline > 0 && <StatusTag tone="warning">{t('tour_combos.offline', { count: row.offline })}</StatusTag>}
          {format.count(row.tours)}
        </Flex>
      ),
    },
    { key: 'offline', title: 'tour_combos.tab_offline', as: 'count', hidden: true },
    {
      key: 'percent',
      title: 'tour_combos.off',
      align: 'right',
      render: (row, { t, format }) => t('tour_combos.off_value', { percent: format.count(row.percent) }),
    },
    {
      key: 'windowDays',
      title: 'tour_combos.window',
      align: 'right',
      render: (row, { t }) => t('tour_combos.window_value', { count: row.windowDays }),
    },
    {
      key: 'cancel',
      title: 'tour_combos.cancel',
      render: (row, { t }) => t(`tour_combos.cancel_${row.cancel}`),
      write: { words: 'tour_combos.cancel_' },
    },
    { key: 'sold', title: 'tour_combos.sold', as: 'count' },
    { key: 'sortWeight', title: 'tour_combos.weight', as: 'count' },
    { key: 'createdAt', title: 'tour_combos.created', as: 'moment', hidden: true },
    { key: 'online', title: 'tour_combos.on_sale', render: (row) => <OnSale row={row} /> },
  ],
});
