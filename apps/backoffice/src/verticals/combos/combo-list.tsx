import { staffComboEndpoints as calls } from '@app/contract/verticals/combos/staff-endpoints';
import type { StaffComboRow } from '@app/contract/verticals/combos/staff-schemas';
import { IconBackpack } from '@tabler/icons-react';
import { Flex } from 'antd';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { cityChoices } from '../../features/travel/pick-city/city-choices';
import { iconOf } from '../../features/travel/travel-kinds';
import { inMyLanguage, listed } from '../../text/in-my-language';
import { useText } from '../../text/use-text';
import { Thumb, TwoLines } from '../../ui/list/cells';
import { FlagSwitch } from '../../ui/list/columns/flag-switch';
import { defineList } from '../../ui/list/define-list';
import styles from './combo.module.css';

export const nameOf = (row: StaffComboRow): string => inMyLanguage(row.name);

/** Puts combos on sale or takes them off. */
export const setOnline = (ids: string[], online: boolean) => request(calls.setCombosOnline, { body: { ids, online } });

function OnSale({ row }: { row: StaffComboRow }) {
  const t = useText();
  return (
    <FlagSwitch
      on={row.online}
      allowed={useAllowed('travel.combos.list')}
      label={listed(t('combos.staff.on_sale'), nameOf(row))}
      set={(on) => setOnline([row.id], on)}
      done="combos.staff.saved"
    />
  );
}

/** The parts of a combo as icons in their order; those that may be left out are paler. */
function Parts({ slots }: Pick<StaffComboRow, 'slots'>) {
  const t = useText();
  return (
    <span className={styles.parts}>
      {slots.map(({ kind, optional }, index) => {
        const Kind = iconOf(kind);
        const words = t(`travel.kind.${kind}`);
        const said = optional ? t('combos.staff.optional_of', { name: words }) : words;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a row are drawn anew together
          <span key={index} role="img" aria-label={said} title={said} {...(optional ? { 'data-optional': '' } : {})}>
            <Kind size={18} aria-hidden />
          </span>
        );
      })}
    </span>
  );
}

export const comboList = defineList({
  endpoint: calls.listCombos,
  title: 'permission.travel.combos',
  exportName: 'combos',
  filters: [
    { key: 'keyword', kind: 'text', label: 'combos.staff.name', max: 60 },
    { key: 'cityId', kind: 'choice', label: 'combos.staff.city', choices: cityChoices },
  ],
  tabs: [
    { label: 'combos.staff.tab_all', query: {} },
    { label: 'combos.staff.tab_online', query: { online: '1' } },
    { label: 'combos.staff.tab_offline', query: { online: '0' } },
  ],
  columns: [
    {
      key: 'name',
      title: 'combos.staff.combo',
      render: (row) => (
        <Flex gap={12} align="center" style={{ minWidth: 160, maxWidth: 300 }}>
          <Thumb url={row.cover} icon={IconBackpack} />
          <TwoLines strong top={nameOf(row)} bottom={row.city} />
        </Flex>
      ),
      write: 'name.en-US',
    },
    { key: 'city', title: 'combos.staff.city', hidden: true },
    {
      key: 'days',
      title: 'combos.staff.length',
      render: (row, { t }) => (
        <TwoLines
          whole="both"
          top={t('combos.staff.days_value', { count: row.days })}
          bottom={t('combos.staff.nights_value', { count: row.nights })}
        />
      ),
    },
    { key: 'nights', title: 'combos.staff.nights', as: 'count', hidden: true },
    { key: 'slots', title: 'combos.staff.parts', render: (row) => <Parts slots={row.slots} /> },
    {
      key: 'percent',
      title: 'combos.staff.off_short',
      align: 'right',
      render: (row, { t, format }) => t('combos.staff.off_value', { percent: format.count(row.percent) }),
    },
    {
      key: 'fromUsd',
      title: 'combos.staff.from_price',
      as: 'money',
      render: (row, { format }) => (row.fromUsd === null ? '–' : format.money(row.fromUsd)),
    },
    { key: 'refreshedAt', title: 'combos.staff.refreshed', as: 'moment', hidden: true },
    { key: 'sold', title: 'combos.staff.sold', as: 'count' },
    {
      key: 'stock',
      title: 'combos.staff.stock',
      align: 'right',
      render: (row, { t, format }) => {
        if (row.stock === null) return '–';
        const [taken, stock] = [format.count(row.taken), format.count(row.stock)];
        const words = t('combos.staff.stock_value', { taken, stock });
        return row.taken < row.stock ? words : <TwoLines whole top={words} bottom={t('combos.staff.sold_out')} />;
      },
    },
    { key: 'sortWeight', title: 'combos.staff.weight', as: 'count', hidden: true },
    { key: 'createdAt', title: 'combos.staff.created', as: 'moment', hidden: true },
    { key: 'online', title: 'combos.staff.on_sale', render: (row) => <OnSale row={row} /> },
  ],
});
