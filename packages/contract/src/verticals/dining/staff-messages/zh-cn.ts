import type en from './en-US.ts';

export default {
  'permission.travel.restaurants': '餐厅',
  'permission.travel.restaurants.view': '查看餐厅',
  'permission.travel.restaurants.edit': '编辑餐厅',
  'permission.travel.restaurants.list': '上架餐厅',
  'permission.travel.dining_book': '每日餐位',
  'permission.travel.dining_book.view': '查看每日餐位',
  'permission.travel.dining_book.seat': '安排入座并记录未到店',
  'permission.travel.dining_book.tables': '登记散客并锁定餐桌',
  'travel.kind.dining': '餐位',
  'ledger.reference.dining_order': '餐位订单',
  'ledger.reference.dining_change': '餐位变更',
  'proof.payable.dining_order': '餐位订单',
  'proof.payable.dining_change': '餐位变更',
  'parameter.travel.unpaid_minutes.dining': '未付款餐位订单保留分钟数',
  'parameter.travel.auto_review.dining': '餐位订单免审核直接通过',
  'invariant.part.dining': '餐厅',
} satisfies Record<keyof typeof en, string>;
