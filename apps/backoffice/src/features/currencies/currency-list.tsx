import { staffCurrencyEndpoints } from '@app/contract/currencies/staff-endpoints';
import { inMyLanguage } from '../../text/in-my-language';
import { StatusTag, type Tone, TwoLines } from '../../ui/list/cells';
import { defaultColumn, offeredColumn } from '../../ui/list/columns/flag-columns';
import { defineList } from '../../ui/list/define-list';

export const currencyList = defineList({
  endpoint: staffCurrencyEndpoints.listCurrencies,
  title: 'permission.system.currencies',
  exportName: 'currencies',
  filters: [{ key: 'code', kind: 'text', label: 'currencies.code', max: 10 }],
  tabs: [
    { label: 'currencies.all', query: {}, count: 'all' },
    { label: 'currencies.stale', query: { stale: '1' }, count: 'stale' },
    { label: 'languages.off', query: { enabled: '0' }, count: 'off' },
  ],
  columns: [
    {
      key: 'name',
      title: 'currencies.currency',
      render: (row) => <TwoLines strong top={`${row.id} ${row.symbol}`} bottom={inMyLanguage(row.name)} />,
      write: 'name',
    },
    { key: 'id', title: 'currencies.code', hidden: true },
    { key: 'decimals', title: 'currencies.decimals', as: 'count' },
    { key: 'rate', title: 'currencies.rate', align: 'right' },
    {
      key: 'rateSince',
      title: 'currencies.since',
      render: (row, { t, format }) => (
        <TwoLines
          top={row.rateSince ? format.moment(row.rateSince) : '–'}
          bottom={row.stale ? <StatusTag tone="danger">{t('currencies.stale')}</StatusTag> : (row.rateSource ?? '')}
        />
      ),
    },
    { key: 'rateBy', title: 'currencies.entered_by', hidden: true },
    { key: 'upcoming', title: 'currencies.upcoming', as: 'count' },
    defaultColumn,
    offeredColumn('languages.offered'),
  ],
});

const rateTones: Record<'upcoming' | 'in_force' | 'past', Tone> = {
  upcoming: 'info',
  in_force: 'success',
  past: 'neutral',
};

export const rateList = defineList({
  endpoint: staffCurrencyEndpoints.listRates,
  title: 'currencies.rates',
  exportName: 'rates',
  filters: [],
  columns: [
    { key: 'id', title: 'currencies.valid_from', render: (row, { format }) => format.exact(row.id) },
    { key: 'rate', title: 'currencies.rate', align: 'right' },
    { key: 'source', title: 'currencies.source' },
    { key: 'enteredBy', title: 'currencies.entered_by' },
    { key: 'enteredAt', title: 'currencies.entered_at', as: 'moment', hidden: true },
    {
      key: 'state',
      title: 'languages.state',
      render: (row, { t }) => (
        <StatusTag tone={rateTones[row.state]}>{t(`currencies.rate_state.${row.state}`)}</StatusTag>
      ),
      write: { path: 'state', words: 'currencies.rate_state.' },
    },
  ],
});
