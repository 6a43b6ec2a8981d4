import { defineStaffEndpoints } from '../core/endpoint.ts';
import type { shapes } from './merchandising-schemas.ts';

const editSpecs = { permission: 'catalog.specs.edit' } as const;
const editTags = { permission: 'catalog.tags.edit' } as const;
const editCarousel = { permission: 'catalog.carousel.edit' } as const;

/** What stands beside the products: spec templates, tags, and the recommended carousel. */
export const staffMerchandisingEndpoints = defineStaffEndpoints<typeof shapes>()({
  listSpecTemplates: {
    method: 'GET',
    path: '/spec-templates',
    access: { permission: 'catalog.specs.view' },
    scope: 'house',
    summary: 'Spec templates',
  },
  createSpecTemplate: {
    method: 'POST',
    path: '/spec-templates',
    access: editSpecs,
    scope: 'house',
    errors: ['spec_template.name_taken', 'product.duplicate_spec'],
    summary: 'Create a spec template',
  },
  updateSpecTemplate: {
    method: 'PUT',
    path: '/spec-templates/:id',
    access: editSpecs,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'spec_template.name_taken', 'product.duplicate_spec'],
    summary: 'Save a spec template',
  },
  deleteSpecTemplate: {
    method: 'DELETE',
    path: '/spec-templates/:id',
    access: editSpecs,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'Delete a spec template; products keep what they took over',
  },
  listProductTags: {
    method: 'GET',
    path: '/product-tags',
    access: { permission: 'catalog.tags.view' },
    scope: 'house',
    summary: 'Tags with how many products bear them',
  },
  createProductTag: {
    method: 'POST',
    path: '/product-tags',
    access: editTags,
    scope: 'house',
    errors: ['product_tag.code_taken'],
    summary: 'Create a tag',
  },
  updateProductTag: {
    method: 'PUT',
    path: '/product-tags/:id',
    access: editTags,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'product_tag.code_taken'],
    summary: 'Save a tag; the products that bear it follow at once',
  },
  deleteProductTag: {
    method: 'DELETE',
    path: '/product-tags/:id',
    access: editTags,
    scope: 'house',
    errors: ['record.not_found', 'product_tag.in_use'],
    summary: 'Delete a tag no product bears',
  },
  listCarousel: {
    method: 'GET',
    path: '/carousel',
    access: { permission: 'catalog.carousel.view' },
    scope: 'house',
    summary: 'Products staff put first among the recommended',
  },
  createCarouselItem: {
    method: 'POST',
    path: '/carousel',
    access: editCarousel,
    scope: 'house',
    errors: ['carousel.taken', 'carousel.period'],
    summary: 'Put a product into the carousel',
  },
  updateCarouselItem: {
    method: 'PUT',
    path: '/carousel/:id',
    access: editCarousel,
    scope: 'house',
    errors: ['record.not_found', 'record.stale', 'carousel.taken', 'carousel.period'],
    summary: 'Save a place of the carousel',
  },
  deleteCarouselItem: {
    method: 'DELETE',
    path: '/carousel/:id',
    access: editCarousel,
    scope: 'house',
    errors: ['record.not_found'],
    summary: 'Take a product out of the carousel',
  },
  orderCarousel: {
    method: 'POST',
    path: '/carousel/order',
    access: editCarousel,
    scope: 'house',
    errors: ['record.conflict'],
    summary: 'Put the places into an order',
  },
});
