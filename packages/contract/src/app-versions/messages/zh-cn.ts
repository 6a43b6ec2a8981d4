import type en from './en-US.ts';

export default {
  'error.app_version.taken': '该平台已有此版本。',
  'error.app_version.published': '已发布的版本不能删除，请先撤回。',
  'app.new_ready': '新版本已就绪',
  'app.new_forced_title': '请更新后继续',
  'app.new_forced_text': '使用 {{brand}} 需要版本 {{version}}。购物车不会丢失。',
  'app.new_again_text':
    '此设备打开的仍是版本 {{current}}，需要版本 {{version}}。请清除缓存后重新加载。您仍保持登录，购物车不受影响。',
  'app.update': '立即更新',
  'app.clear_and_load': '清除并重新加载',
  'app.whats_new': '更新内容',
  'app.your_version': '此设备的版本为 {{version}}',
  'app.install': '安装应用',
  'app.installed': '{{brand}} 已安装',
} satisfies Record<keyof typeof en, string>;
