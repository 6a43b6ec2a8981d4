import type en from './en-US.ts';

export default {
  'content.home_title': '首页',
  'content.search_hint': '搜索商品',
  'content.banners': '精选推荐',
  'content.leaving_title': '离开 Avela',
  'content.leaving_text': '此链接将在新标签页打开 {{host}}。该网站不由我们运营。',
  'content.leave': '打开网站',
  'content.travel': '旅行',
  'content.flash_deals': '限时特惠',
  'content.ends_in': '距结束',
  'content.claimed': '已抢 {{percent}}%',
  'content.picked_for_you': '为你推荐',
  'content.new_arrivals': '新品上架',
  'content.more_to_love': '更多好物',
} satisfies Record<keyof typeof en, string>;
