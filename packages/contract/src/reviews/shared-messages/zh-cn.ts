import type en from './en-US.ts';

export default {
  'report.reason.offensive': '内容冒犯',
  'report.reason.advertising': '广告',
  'report.reason.private': '泄露隐私',
  'report.reason.not_the_product': '与商品无关',
  'report.reason.other': '其他',
} satisfies Record<keyof typeof en, string>;
