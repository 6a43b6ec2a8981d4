import { staffCatalogEndpoints as calls } from '@app/contract/catalog/staff-endpoints';
import type { StaffProductRow } from '@app/contract/catalog/staff-schemas';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import type { BulkAction, RowAction } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { useAction } from '../../../ui/use-action';
import { IMPORTS_PATH } from '../imports/imports-path';
import { inventoryList } from '../inventory/inventory-list';
import { MarksDialog } from './marks-dialog';
import { ProductScreen } from './product.screen';
import { productList } from './product-list';
import { PRODUCTS_PATH } from './products-path';
import { type ProductFlags, setProductFlags } from './set-product-flags';
import { StockDialog } from './stock-dialog';

function ProductsList() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { run } = useAction();
  const [mayEdit, mayList, mayMove, maySeeLog] = [
    useAllowed('catalog.products.edit'),
    useAllowed('catalog.products.list'),
    useAllowed('catalog.products.stock'),
    useAllowed('catalog.inventory.view'),
  ];
  const mayImport = useAllowed('catalog.imports');
  const [marking, setMarking] = useState<StaffProductRow[] | null>(null);
  const set = (row: StaffProductRow, flags: ProductFlags) => () =>
    void run(() => setProductFlags(row.id, flags, t('catalog.gone')), { done: 'catalog.flags_set' });
  const duplicate = async (row: StaffProductRow) => {
    const made = await run(() => request(calls.duplicateProduct, { params: { id: row.id } }), {
      done: 'catalog.duplicated',
    });
    if (made) void navigate(`${PRODUCTS_PATH}/${made.answer.id}`);
  };
  const bulk = (
    key: string,
    flags: ProductFlags,
    label: BulkAction<StaffProductRow>['label'],
  ): BulkAction<StaffProductRow> => ({
    key,
    label,
    nameOf: (row) => row.name,
    each: (row) => setProductFlags(row.id, flags, t('catalog.gone')),
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
    ...(mayEdit ? [{ key: 'copy', label: 'catalog.duplicate', run: () => void duplicate(row) } as const] : []),
    ...(maySeeLog
      ? [{ key: 'log', label: 'catalog.inventory_log', to: `${PRODUCTS_PATH}/inventory/${row.id}` } as const]
      : []),
    ...(mayList
      ? ([
          {
            key: 'popular',
            label: row.popular ? 'catalog.not_popular' : 'catalog.make_popular',
            run: set(row, { popular: !row.popular }),
          },
          {
            key: 'recommended',
            label: row.recommended ? 'catalog.not_recommended' : 'catalog.make_recommended',
            run: set(row, { recommended: !row.recommended }),
          },
        ] as const)
      : []),
  ];
  const bulkActions = mayList
    ? [
        { ...bulk('list', { online: true }, 'catalog.list'), primary: true },
        bulk('delist', { online: false }, 'catalog.delist'),
        bulk('popular', { popular: true }, 'catalog.make_popular'),
        bulk('recommend', { recommended: true }, 'catalog.make_recommended'),
        { key: 'marks', label: 'catalog.change_marks', run: setMarking } as const,
      ]
    : [];
  const extra = (
    <>
      {mayImport && (
        <Button icon={<IconFileImport size={16} />} onClick={() => void navigate(IMPORTS_PATH)}>
          {t('catalog.import')}
        </Button>
      )}
      {mayEdit && (
        <Button type="primary" icon={<IconPlus size={16} />} onClick={() => void navigate(`${PRODUCTS_PATH}/new`)}>
          {t('catalog.new_product')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <ListPage rule={productList} actions={{ rowActions, menu, bulkActions, extra }} />
      <Routes>
        <Route
          path="stock/:id"
          element={<RowStockDialog onClose={() => void navigate({ pathname: PRODUCTS_PATH, search })} />}
        />
      </Routes>
      {marking && <MarksDialog rows={marking} onClose={() => setMarking(null)} />}
    </>
  );
}

/** The stock dialog of the product in the address. */
function RowStockDialog({ onClose }: { onClose: () => void }) {
  const { id = '' } = useParams();
  return <StockDialog productId={id} onClose={onClose} />;
}

/** Stock movements: of every product, or of the one in the address. */
function InventoryLog() {
  const { product } = useParams();
  const rule = useMemo(() => (product ? { ...inventoryList, only: { product } } : inventoryList), [product]);
  return <ListPage rule={rule} actions={{}} />;
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
