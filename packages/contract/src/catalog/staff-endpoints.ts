import { defineEndpoints } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';
import type { shapes } from './staff-schemas.ts';

const viewProducts = { permission: 'catalog.products.view' } as const;
const editProducts = { permission: 'catalog.products.edit' } as const;
const editCategories = { permission: 'catalog.categories.edit' } as const;
const saving: readonly ErrorKey[] = ['record.not_found', 'record.stale', 'product.duplicate_spec', 'product.sku_taken'];

export const staffCatalogEndpoints = defineEndpoints<typeof shapes>()('backoffice', {
  listProducts: { method: 'GET', path: '/products', access: viewProducts, summary: 'Products with counts per tab' },
  readProduct: {
    method: 'GET',
    path: '/products/:id',
    access: viewProducts,
    errors: ['record.not_found'],
    summary: 'One product with its variants',
  },
  createProduct: {
    method: 'POST',
    path: '/products',
    access: editProducts,
    errors: saving,
    summary: 'Create a product',
  },
  updateProduct: {
    method: 'PUT',
    path: '/products/:id',
    access: editProducts,
    errors: saving,
    summary: 'Save a product; a stale version is refused',
  },
  setProductFlags: {
    method: 'POST',
    path: '/products/flags',
    access: { permission: 'catalog.products.list' },
    summary: 'List, delist or flag products, singly and in bulk',
  },
  moveStock: {
    method: 'POST',
    path: '/products/stock',
    access: { permission: 'catalog.products.stock' },
    idempotent: true,
    errors: ['record.not_found', 'stock.insufficient'],
    summary: 'Stock in or out',
  },
  duplicateProduct: {
    method: 'POST',
    path: '/products/:id/duplicate',
    access: editProducts,
    errors: ['record.not_found', 'product.sku_taken'],
    summary: 'Make a whole copy of a product, not listed and without pieces',
  },
  inventoryLog: {
    method: 'GET',
    path: '/inventory-log',
    access: { permission: 'catalog.inventory.view' },
    summary: 'Stock movements',
  },
  listCategories: {
    method: 'GET',
    path: '/categories',
    access: { permission: 'catalog.categories.view' },
    summary: 'Every category, flat, in tree order',
  },
  createCategory: {
    method: 'POST',
    path: '/categories',
    access: editCategories,
    errors: ['record.not_found', 'category.too_deep'],
    summary: 'Create a category',
  },
  updateCategory: {
    method: 'PUT',
    path: '/categories/:id',
    access: editCategories,
    errors: ['record.not_found', 'record.stale', 'category.too_deep'],
    summary: 'Save a category',
  },
  setCategoryFlags: {
    method: 'POST',
    path: '/categories/flags',
    access: editCategories,
    summary: 'Display, hide, enable or disable categories',
  },
  orderCategories: {
    method: 'POST',
    path: '/categories/order',
    access: editCategories,
    errors: ['record.not_found', 'record.conflict'],
    summary: 'Put the categories below one parent into an order',
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/categories/:id',
    access: editCategories,
    errors: ['record.not_found', 'category.has_products', 'category.has_subcategories'],
    summary: 'Delete an empty category',
  },
  uploadPicture: {
    method: 'POST',
    path: '/uploads',
    access: 'staff',
    upload: 'film',
    errors: ['upload.wrong_type', 'upload.too_large', 'upload.unreadable', 'upload.too_many_pixels'],
    summary: 'Upload one picture or video for the catalog',
  },
});
