import type en from './en-US.ts';

export default {
  'catalog.brand': '品牌',
  'catalog.popular': '热门',
  'error.product_import.mapping': '请选择 SKU 所在的列，且每个字段只能对应一列。',
  'error.spec_template.name_taken': '已有同名模板。',
  'error.product_tag.code_taken': '已有标签使用此编码。',
  'error.carousel.taken': '该商品已在轮播中。',
  'error.carousel.period': '结束时间必须晚于开始时间。',
  'catalog.stock': '库存',
  'catalog.quantity': '数量',
} satisfies Record<keyof typeof en, string>;
