import type en from './en-US.ts';

export default {
  'passkey.title': '通行密钥',
  'passkey.made': '添加于 {{day}}',
  'passkey.used': '上次使用：{{day}}',
  'passkey.unused': '尚未使用',
  'passkey.synced': '已同步',
  'passkey.one_device': '仅限一台设备',
  'passkey.add': '添加通行密钥',
  'passkey.added': '通行密钥已添加',
  'passkey.name': '名称',
  'passkey.rename': '重命名',
  'passkey.renamed': '名称已保存',
  'passkey.remove_title': '移除“{{name}}”？',
  'passkey.removed': '通行密钥已移除',
  'passkey.full': '您已有 {{max}} 个通行密钥，已达上限。请先移除一个再添加。',
  'passkey.unsupported': '此浏览器无法在这里创建通行密钥。请使用支持通行密钥的浏览器打开商城的正式网址。',
  'passkey.failed': '设备未能创建或使用通行密钥。请重试，或换一种方式。',
  'passkey.already_here': '此设备已有该账户的通行密钥。',
  'passkey.sign_in': '使用通行密钥登录',
} satisfies Record<keyof typeof en, string>;
