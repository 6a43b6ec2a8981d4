import shared from '../shared-messages/zh-cn.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'error.earlier_import.unknown_file': '这不是 Shopify 或 WooCommerce 导出的客户或订单文件，或其标题不是英文。',
  'error.earlier_import.taken': '此文件已导入。',
  'earlier.title': '以往订单',
  'earlier.link': '以往订单（{{count}}）',
  'earlier.link_text': '我们迁移到此之前的店铺订单',
  'earlier.lead': '这些订单是用 {{email}} 在我们以前的店铺下的，可在此查看；如需帮助请联系我们。',
  'earlier.none_title': '没有以往订单',
  'earlier.none_text': '确认下单时所用的邮箱后，以前店铺的订单会显示在这里。',
  'earlier.more': '等 {{count}} 件',
  'earlier.order': '订单 {{number}}',
} satisfies Record<keyof typeof en, string>;
