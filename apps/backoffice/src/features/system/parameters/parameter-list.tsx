import { staffSettingsEndpoints } from '@app/contract/settings/staff-endpoints';
import type { ParameterPlain, StaffParameter } from '@app/contract/settings/staff-schemas';
import type { TextKey } from '../../../text/text-key';
import { StatusTag, TwoLines } from '../../../ui/list/cells';
import { type CellContext, defineList } from '../../../ui/list/define-list';

/** The sentence that says what a parameter does. */
export const meaningOf = (key: string): TextKey => `parameter.${key}` as TextKey;

/** A value as a person reads it, with its unit. */
export function writtenValue(
  value: ParameterPlain | null,
  unit: StaffParameter['unit'],
  { t, format }: CellContext,
): string {
  if (value === null) return t('parameters.initial');
  if (typeof value === 'boolean') return t(value ? 'ui.yes' : 'ui.no');
  if (typeof value === 'string') return value === '' ? '–' : value;
  if (unit === 'usd') return format.money(value);
  return unit ? t(`parameters.unit.${unit}`, { count: value }) : format.count(value);
}

const groups = (
  [
    'order',
    'payment',
    'catalog',
    'withdrawal',
    'transfer',
    'top_up',
    'wallet',
    'points',
    'account',
    'shop',
    'currency',
    'chat',
    'backup',
    'demo',
  ] as const
).map((value) => ({ value, label: `parameters.group.${value}` as const }));

const bounds = (row: StaffParameter, ctx: CellContext): string =>
  row.min === null || row.max === null
    ? '–'
    : `${writtenValue(row.min, row.unit, ctx)} – ${writtenValue(row.max, row.unit, ctx)}`;

export const parameterList = defineList({
  endpoint: staffSettingsEndpoints.listParameters,
  title: 'permission.system.parameters',
  exportName: 'parameters',
  filters: [
    { key: 'word', kind: 'text', label: 'parameters.key', max: 50 },
    { key: 'group', kind: 'choice', label: 'parameters.group', choices: { known: groups } },
    { key: 'set', kind: 'flag', label: 'parameters.set' },
  ],
  columns: [
    {
      key: 'id',
      title: 'parameters.parameter',
      render: (row, { t }) => <TwoLines strong top={t(meaningOf(row.id))} bottom={row.id} />,
    },
    {
      key: 'value',
      title: 'parameters.value',
      align: 'right',
      render: (row, ctx) => writtenValue(row.value, row.unit, ctx),
      write: { amount: 'value', unit: 'unit' },
    },
    { key: 'max', title: 'parameters.bounds', align: 'right', render: bounds, write: ['min', 'max'] },
    {
      key: 'initial',
      title: 'parameters.initial',
      align: 'right',
      render: (row, ctx) => writtenValue(row.initial, row.unit, ctx),
      write: { amount: 'initial', unit: 'unit' },
      hidden: true,
    },
    {
      key: 'version',
      title: 'languages.state',
      render: (row, { t }) => (
        <StatusTag tone={row.version > 0 ? 'brand' : 'neutral'}>
          {t(row.version > 0 ? 'parameters.set' : 'parameters.initial')}
        </StatusTag>
      ),
    },
    { key: 'updatedAt', title: 'languages.saved', as: 'moment' },
  ],
});

export const changeList = defineList({
  endpoint: staffSettingsEndpoints.listParameterChanges,
  title: 'parameters.history',
  exportName: 'parameter-changes',
  filters: [{ key: 'key', kind: 'text', label: 'parameters.key', max: 50 }],
  columns: [
    {
      key: 'at',
      title: 'parameters.changed_at',
      render: (row, { format }) => <TwoLines strong top={format.exact(row.at)} bottom={row.who} />,
    },
    {
      key: 'key',
      title: 'parameters.parameter',
      render: (row, { t }) => <TwoLines top={t(meaningOf(row.key))} bottom={row.key} />,
    },
    { key: 'before', title: 'parameters.before', render: (row, ctx) => writtenValue(row.before, null, ctx) },
    { key: 'after', title: 'parameters.after', render: (row, ctx) => writtenValue(row.after, null, ctx) },
    {
      key: 'undoes',
      title: 'languages.state',
      render: (row, { t }) => row.undoes && <StatusTag tone="warning">{t('parameters.undoing')}</StatusTag>,
    },
  ],
});
