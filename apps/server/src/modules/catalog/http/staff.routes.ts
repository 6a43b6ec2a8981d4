import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { shapes } from '@app/contract/catalog/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { duplicateProduct } from '../usecases/duplicate-product.ts';
import { flagProducts } from '../usecases/flag-products.ts';
import { listStaffProducts, readStaffProduct } from '../usecases/list-staff-products.ts';
import { moveStock } from '../usecases/move-stock.ts';
import { readInventoryLog } from '../usecases/read-inventory-log.ts';
import { readProductTable } from '../usecases/read-product-table.ts';
import {
  createCategory,
  deleteCategory,
  flagCategories,
  listCategories,
  orderCategories,
  updateCategory,
} from '../usecases/save-category.ts';
import { createProduct, updateProduct } from '../usecases/save-product.ts';

/** The back office's calls of the catalog. */
export const staffRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffCatalogEndpoints, shapes, {
    listProducts: (call) => listStaffProducts(platform, call.query, call.lang),
    productTable: (call) => readProductTable(platform, call.query),
    readProduct: (call) => readStaffProduct(platform.db, call.params.id),
    createProduct: (call) => createProduct(platform, call, call.body),
    updateProduct: (call) => {
      const { version, ...input } = call.body;
      return updateProduct(platform, call, { id: call.params.id, version, input });
    },
    setProductFlags: (call) => {
      const { ids, ...flags } = call.body;
      return flagProducts(platform, call, { ids, flags });
    },
    moveStock: (call) => moveStock(call.tx, call, call.body),
    duplicateProduct: (call) => duplicateProduct(platform, call, call.params.id),
    inventoryLog: (call) => readInventoryLog(platform.db, call.query, call.lang),
    listCategories: () => listCategories(platform.db),
    createCategory: (call) => createCategory(platform, call, call.body),
    updateCategory: (call) => {
      const { version, ...input } = call.body;
      return updateCategory(platform, call, { id: call.params.id, version, input });
    },
    setCategoryFlags: (call) => {
      const { ids, ...flags } = call.body;
      return flagCategories(platform, call, { ids, flags });
    },
    orderCategories: (call) => orderCategories(platform, call, call.body),
    deleteCategory: (call) => deleteCategory(platform, call, call.params.id),
    uploadPicture: (call) =>
      platform.files.keep(platform.db, {
        upload: call.upload,
        purpose: call.query.purpose,
        owner: { kind: 'staff', id: call.staff.id },
        allowVideo: call.query.purpose === 'product',
      }),
  });
