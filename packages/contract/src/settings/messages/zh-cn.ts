import type en from './en-US.ts';

export default {
  'settings.title': '设置',
  'settings.account': '账户与安全',
  'settings.profile': '个人资料',
  'settings.time_zone': '时区',
  'settings.time_zone_device': '与此设备相同',
  'settings.time_zone_unknown': '此设备未提供时区：UTC',
  'settings.time_zone_note': '订单、钱包、对账单和邮件中的时间都按此时区显示；酒店时间以当地时间为准。',
  'settings.time_zone_search': '城市或 GMT 时差',
  'settings.time_zone_none': '没有符合的时区，请试试附近的大城市。',
  'settings.time_zone_saved': '时区已更改',
  'settings.clear_cache': '清除缓存',
  'settings.clear_title': '清除此设备上的缓存？',
  'settings.clear_text': '文字、图片和页面将重新加载。您仍保持登录，购物车不受影响。',
  'settings.clear': '清除',
  'settings.cleared': '缓存已清除',
  'settings.version': '版本',
  'error.identity.icon_size': '图标须为正方形，且不小于 512×512 像素。',
  'error.identity.logo_size': '标志高度至少 64 像素，宽度不超过高度的八倍。',
} satisfies Record<keyof typeof en, string>;
