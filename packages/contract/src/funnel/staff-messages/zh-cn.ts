import type en from './en-US.ts';

export default {
  'permission.reports.funnel': '访问转化',
  'permission.reports.funnel.view': '按来源查看访问、加购与订单',
  'funnel.title': '访问转化',
  'funnel.source': '来源',
  'funnel.source.direct': '直接访问',
  'funnel.period': '日期',
  'funnel.kind': '购买内容',
  'funnel.kind.bundle': '组合与合并订单',
  'funnel.step.view': '浏览',
  'funnel.step.cart': '加入购物车',
  'funnel.step.checkout': '填写订单',
  'funnel.step.placed': '下单',
  'funnel.step.paid': '已付款',
  'funnel.conversion': '付款占浏览',
  'funnel.text':
    '统计不使用 Cookie，也不包含任何可识别个人的信息。来源为链接中的 utm_source，或引荐网站。订单计入下单当天，付款后计为已付款。',
} satisfies Record<keyof typeof en, string>;
