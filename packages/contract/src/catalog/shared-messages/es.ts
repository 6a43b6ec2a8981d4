import type en from './en-US.ts';

export default {
  'catalog.brand': 'Marca',
  'catalog.popular': 'Popular',
  'error.product_import.mapping': 'Elija la columna con el SKU y asigne cada campo a una sola columna.',
  'error.spec_template.name_taken': 'Otra plantilla tiene este nombre.',
  'error.product_tag.code_taken': 'Otra etiqueta tiene este código.',
  'error.carousel.taken': 'Este producto ya está en el carrusel.',
  'error.carousel.period': 'El final debe ser posterior al inicio.',
  'catalog.stock': 'Existencias',
  'catalog.quantity': 'Cantidad',
} satisfies Record<keyof typeof en, string>;
