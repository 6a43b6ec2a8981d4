import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { ErrorKey } from '../core/error-catalogue.ts';
import type { shapes } from './staff-schemas.ts';

const viewProducts = { permission: 'catalog.products.view' } as const;
const editProducts = { permission: 'catalog.products.edit' } as const;
const editCategories = { permission: 'catalog.categories.edit' } as const;
const saving: readonly ErrorKey[] = ['record.not_found', 'record.stale', 'product.duplicate_spec', 'product.sku_taken'];

export const staffCatalogEndpoints = defineStaffEndpoints<typeof shapes>()({
  listProducts: {
    method: 'GET',
    path: '/products',
    access: viewProducts,
    scope: 'shared',
    summary: 'Products with counts per tab',
  },
  readProduct: {
    method: 'GET',
    path: '/products/:id',
    access: viewProducts,
    scope: 'shared',
    errors: ['record.not_found'],
    summary: 'One product with its variants',
  },
  createProduct: {
    method: 'POST',
    path: '/products',
    access: editProducts,
    scope: 'house',
    errors: saving,
    summary: 'Create a product',
  },
  updateProduct: {
    method: 'PUT',
    path: '/products/:id',
    access: editProducts,
    scope: 'house',
    errors: [...saving, 'price.jump'],
    summary: 'Save a product; a stale version is refused',
  },
  setProductFlags: {
    method: 'POST',
    path: '/products/flags',
    access: { permission: 'catalog.products.list' },
    scope: 'house',
    summary: 'List, delist or flag products, singly and in bulk',
  },
  moveStock: {
    method: 'POST',
    path: '/products/stock',
    access: { permission: 'catalog.products.stock' },
    scope: 'house',
    idempotent: true,
    errors: ['record.not_found', 'stock.insufficient'],
    summary: 'Stock in or out',
  },
  duplicateProduct: {
    method: 'POST',
    path: '/products/:id/duplicate',
    access: editProducts,
    scope: 'house',
    errors: ['record.not_found', 'product.sku_taken'],
    summary: 'Make a whole copy of a product, not listed and without pieces',
  },
  inventoryLog: {
    method: 'GET',
    path: '/inventory-log',
    access: { permission: 'catalog.inventory.view' },
    scope: 'house',
    summary: 'Stock movements',
  },
  listCategories: {
    method: 'GET',
    path: '/categories',
    access: { permission: 'catalog.categories.view' },
    scope: 'shared',
    summary: 'Every category, flat, in tree order',
  },
  createCategory: {
    method: 'POST',
    path: '/categories',
    access: editCategories,
    scope: 'house',
    errors: ['record.not_found', 'category.too_deep'],
    summary: 'Create a category',
  },
  updateCategory: {
    method: 'PUT',
    path: '/categories/:id',
    access: editCategories,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'category.too_deep'],
    summary: 'Save a category',
  },
  setCategoryFlags: {
    method: 'POST',
    path: '/categories/flags',
    access: editCategories,
    scope: 'house',
    summary: 'Display, hide, enable or disable categories',
  },
  orderCategories: {
    method: 'POST',
    path: '/categories/order',
    access: editCategories,
    scope: 'house',
    errors: ['record.not_found', 'record.conflict'],
    summary: 'Put the categories below one parent into an order',
  },
  deleteCategory: {
    method: 'DELETE',
    path: '/categories/:id',
    access: editCategories,
    scope: 'house',
    errors: ['record.not_found', 'category.has_products', 'category.has_subcategories'],
    summary: 'Delete an empty category',
  },
  uploadPicture: {
    method: 'POST',
    path: '/uploads',
    access: 'staff',
    scope: 'self',
    upload: 'film',
    errors: ['upload.wrong_type', 'upload.too_large', 'upload.unreadable', 'upload.too_many_pixels'],
    summary: 'Upload one picture or video for the catalog',
  },
});
