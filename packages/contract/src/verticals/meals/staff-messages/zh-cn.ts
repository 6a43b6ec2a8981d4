import type en from './en-US.ts';

export default {
  'permission.travel.dining_scan.view': '查询套餐券码',
  'permission.travel.dining_scan.redeem': '核销套餐券码',
  'permission.travel.dining_scan.undo': '撤销核销',
  'travel.kind.diningcombo': '套餐',
  'ledger.reference.diningcombo_order': '套餐订单',
  'ledger.reference.diningcombo_change': '套餐变更',
  'proof.payable.diningcombo_order': '套餐订单',
  'proof.payable.diningcombo_change': '套餐变更',
  'parameter.travel.unpaid_minutes.diningcombo': '套餐订单保留待付款的时间（分钟）',
  'parameter.travel.auto_review.diningcombo': '套餐订单直接通过，无需审核',
  'invariant.part.meals': '套餐',
  'invariant.name.meals.stock_matches': '套餐库存与订单一致',
  'invariant.text.meals.stock_matches': '套餐的占用与已售份数等于未结订单及未退的份数，且不超过库存。',
  'invariant.name.meals.holds_are_open_orders': '订单持有其份数',
  'invariant.text.meals.holds_are_open_orders': '每个未付款的套餐订单占用其份数，已付款的持有，已取消的没有。',
  'invariant.name.meals.codes_are_paid': '券码金额之和等于实付',
  'invariant.text.meals.codes_are_paid': '订单中未退各份的实付金额与积分之和等于订单金额。',
  'invariant.name.meals.expired_are_given_back': '过期未用的份数已退',
  'invariant.text.meals.expired_are_given_back': '到期一天后不再有可用的份数；按套餐规则应退的均已退。',
} satisfies Record<keyof typeof en, string>;
