import type en from './en-US.ts';

export default {
  'permission.system.identity': '商店形象',
  'permission.system.identity.view': '查看商店形象',
  'permission.system.identity.edit': '修改名称、颜色、标志和图标',
  'identity.note': '客户和员工在页面、邮件、收据以及已安装应用的图标上看到的都是这里的设置。',
  'identity.name': '商店名称',
  'identity.name_help': '所有语言使用同一名称。留空时，客户看到的是“商店”。',
  'identity.unnamed': '商店',
  'identity.colour': '品牌颜色',
  'identity.colour_default': '使用默认颜色',
  'identity.colour_readable': '白色文字在此颜色上清晰可读（对比度 {{contrast}}:1）。',
  'identity.colour_darkened':
    '颜色过浅，白色文字难以辨认。按钮和文字将改用更深的 {{colour}}（对比度 {{contrast}}:1）。',
  'identity.logo': '标志',
  'identity.logo_help': '在白色背景上显示，代替图标和名称。高度至少 64 像素；支持 PNG、JPEG 或 WebP。',
  'identity.icon': '图标',
  'identity.icon_help': '至少 512 像素见方。浏览器标签页和手机所需的各种尺寸均由此生成。',
  'identity.mark.bag': '购物袋',
  'identity.mark.sails': '风帆',
  'identity.mark': '没有图标时使用的图案',
  'identity.preview': '预览',
  'identity.preview_button': '提交订单',
  'identity.preview_link': '查看全部',
  'identity.preview_tab': '浏览器标签页',
  'identity.preview_app': '已安装的应用',
  'identity.saved': '商店形象已保存，所有已打开的页面将在一分钟内更新。',
} satisfies Record<keyof typeof en, string>;
