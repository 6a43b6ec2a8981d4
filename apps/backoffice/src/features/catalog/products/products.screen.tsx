import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffProductRow } from '@app/contract/catalog/staff-schemas';
import { IconList, IconPlus } from '@tabler/icons-react';
import { Button } from 'antd';
import { useMemo } from 'react';
import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import type { BulkAction, RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import { inventoryList } from './inventory-list';
import { ProductScreen } from './product.screen';
import { productList } from './product-list';
import { PRODUCTS_PATH } from './products-path';
import { StockDialog } from './stock-dialog';

type Flags = { online?: boolean; popular?: boolean; recommended?: boolean };

function ProductsList() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { run } = useAction();
  const [mayEdit, mayList, mayMove] = [
    useAllowed('catalog.products.edit'),
    useAllowed('catalog.products.list'),
    useAllowed('catalog.products.stock'),
  ];
  const set = (rows: StaffProductRow[], flags: Flags) => () =>
    void run(() => request(calls.setProductFlags, { body: { ids: rows.map((row) => row.id), ...flags } }), {
      done: 'catalog.flags_set',
    });
  const bulk = (
    key: string,
    flags: Flags,
    label: BulkAction<StaffProductRow>['label'],
  ): BulkAction<StaffProductRow> => ({
    key,
    label,
    run: (rows) => set(rows, flags)(),
  });
  const rowActions = (row: StaffProductRow): RowAction[] => [
    ...(mayMove
      ? [
          {
            key: 'stock',
            label: 'catalog.stock',
            run: () => void navigate({ pathname: `${PRODUCTS_PATH}/stock/${row.id}`, search }),
          } as const,
        ]
      : []),
    { key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', to: `${PRODUCTS_PATH}/${row.id}` },
  ];
  const menu = (row: StaffProductRow): RowAction[] => [
    { key: 'log', label: 'catalog.inventory_log', to: `${PRODUCTS_PATH}/inventory/${row.id}` },
    ...(mayList
      ? ([
          {
            key: 'popular',
            label: row.popular ? 'catalog.not_popular' : 'catalog.make_popular',
            run: set([row], { popular: !row.popular }),
          },
          {
            key: 'recommended',
            label: row.recommended ? 'catalog.not_recommended' : 'catalog.make_recommended',
            run: set([row], { recommended: !row.recommended }),
          },
        ] as const)
      : []),
  ];
  const bulkActions = mayList
    ? [
        { ...bulk('list', { online: true }, 'catalog.list'), primary: true },
        bulk('delist', { online: false }, 'catalog.delist'),
        bulk('recommend', { recommended: true }, 'catalog.make_recommended'),
      ]
    : [];
  const extra = (
    <>
      <Button icon={<IconList size={16} />} onClick={() => void navigate(`${PRODUCTS_PATH}/inventory`)}>
        {t('catalog.inventory_log')}
      </Button>
      {mayEdit && (
        <Button type="primary" icon={<IconPlus size={16} />} onClick={() => void navigate(`${PRODUCTS_PATH}/new`)}>
          {t('catalog.new_product')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <ListPage rule={productList} hands={{ rowActions, menu, bulkActions, extra }} />
      <Routes>
        <Route
          path="stock/:id"
          element={<StockDialog onClose={() => void navigate({ pathname: PRODUCTS_PATH, search })} />}
        />
      </Routes>
    </>
  );
}

/** Stock movements: of every product, or of the one in the address. */
function InventoryLog() {
  const { product } = useParams();
  const rule = useMemo(() => (product ? { ...inventoryList, only: { product } } : inventoryList), [product]);
  return <ListPage rule={rule} hands={{}} />;
}

/** Products: the list with its stock dialog, the form, and the inventory log, whole or of one product. */
export default function ProductsScreen() {
  return (
    <Routes>
      <Route path="inventory/:product?" element={<InventoryLog />} />
      <Route path="new" element={<ProductScreen />} />
      <Route path=":id" element={<ProductScreen />} />
      <Route path="/*" element={<ProductsList />} />
    </Routes>
  );
}
