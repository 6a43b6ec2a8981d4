import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import { Flex, Switch, type TableColumnType } from 'antd';
import { request } from '../../../api/request';
import { listed } from '../../../text/in-my-language';
import { currentLocale } from '../../../text/locale';
import type { Format } from '../../../text/use-format';
import { type Text, useText } from '../../../text/use-text';
import { categoryName } from '../../../ui/category-choices';
import { Thumb } from '../../../ui/list/cells';
import { useAction } from '../../../ui/use-action';
import type { CategoryRow } from './category-tree';

type FlagProps = { row: CategoryRow; flag: 'displayed' | 'enabled'; disabled: boolean };

/** Displays or hides, enables or disables one category at once. */
function FlagSwitch({ row, flag, disabled }: FlagProps) {
  const t = useText();
  const { busy, run } = useAction();
  const name = categoryName(row, currentLocale());
  return (
    <Switch
      size="small"
      checked={row[flag]}
      loading={busy}
      disabled={disabled}
      aria-label={listed(t(`catalog.${flag}`), name)}
      onChange={(value) =>
        void run(() => request(calls.setCategoryFlags, { body: { ids: [row.id], [flag]: value } }), {
          done: 'catalog.flags_set',
        })
      }
    />
  );
}

/** The columns of the category tree. */
export function categoryColumns(ctx: { t: Text; format: Format; mayEdit: boolean }): TableColumnType<CategoryRow>[] {
  const { t, format, mayEdit } = ctx;
  return [
    {
      title: t('catalog.category'),
      key: 'name',
      render: (_, row) => (
        <Flex gap={12} align="center" style={{ display: 'inline-flex', verticalAlign: 'middle' }}>
          <Thumb url={row.image} />
          <b>{categoryName(row, currentLocale())}</b>
        </Flex>
      ),
    },
    { title: t('catalog.products'), key: 'products', align: 'right', render: (_, row) => format.count(row.products) },
    {
      title: t('catalog.subcategories'),
      key: 'children',
      align: 'right',
      render: (_, row) => format.count(row.children),
    },
    {
      title: t('catalog.sort_weight'),
      key: 'sortWeight',
      align: 'right',
      render: (_, row) => format.count(row.sortWeight),
    },
    {
      title: t('catalog.displayed'),
      key: 'displayed',
      render: (_, row) => <FlagSwitch row={row} flag="displayed" disabled={!mayEdit} />,
    },
    {
      title: t('catalog.enabled'),
      key: 'enabled',
      render: (_, row) => <FlagSwitch row={row} flag="enabled" disabled={!mayEdit} />,
    },
  ];
}
