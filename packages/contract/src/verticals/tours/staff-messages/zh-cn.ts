export default {
  'travel.kind.tour': '跟团游',
  'ledger.reference.tour_order': '跟团游订单',
  'ledger.reference.tour_change': '跟团游改期',
  'proof.payable.tour_order': '跟团游订单',
  'proof.payable.tour_change': '跟团游改期',
  'parameter.travel.unpaid_minutes.tour': '未付款跟团游订单保留的分钟数',
  'parameter.travel.auto_review.tour': '跟团游订单无需审核，立即通过',
};
