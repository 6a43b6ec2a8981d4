export default {
  'catalog.brand': 'Brand',
  'catalog.popular': 'Popular',
  'error.product_import.mapping': 'Choose the column with the SKU, and let each field be filled by one column only.',
  'error.spec_template.name_taken': 'Another template has this name.',
  'error.product_tag.code_taken': 'Another tag has this code.',
  'error.carousel.taken': 'This product stands in the carousel already.',
  'error.carousel.period': 'The end must come after the beginning.',
  'catalog.stock': 'Stock',
  'catalog.quantity': 'Quantity',
};
