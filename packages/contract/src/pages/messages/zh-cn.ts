import type en from './en-US.ts';

export default {
  'page.open_app': '在 {{brand}} 中打开',
  'page.way': '当前位置',
  'page.languages': '语言',
  'page.rating': '{{score}} 分（满分 {{best}}），共 {{count}} 条评价',
  'page.points': '{{count}} 积分',
  'page.home_about': '{{brand}} 出售和可预订的一切。',
  'page.gone_title': '已下架',
  'page.gone_text': '这里的内容已停止销售。',
  'page.unknown_title': '此地址没有内容',
  'page.unknown_text': '请检查地址，或在商城中搜索。',
} satisfies Record<keyof typeof en, string>;
