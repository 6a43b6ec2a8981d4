import type en from './en-US.ts';

export default {
  'catalog.brand': 'Marca',
  'catalog.popular': 'Popular',
  'error.product_import.mapping': 'Escolha a coluna com o SKU e associe cada campo a uma única coluna.',
  'error.spec_template.name_taken': 'Outro modelo tem este nome.',
  'error.product_tag.code_taken': 'Outra etiqueta tem este código.',
  'error.carousel.taken': 'Este produto já está no carrossel.',
  'error.carousel.period': 'O fim deve ser depois do início.',
  'catalog.stock': 'Estoque',
  'catalog.quantity': 'Quantidade',
} satisfies Record<keyof typeof en, string>;
