import shared from '../shared-messages/zh-cn.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'passkey.remove': '移除',
  'passkey.own_text':
    '通行密钥可用指纹、面容或锁屏密码登录，代替用户名、密码和图形验证码。已绑定验证器的仍需输入验证码，除非商城另有设定。',
  'passkey.own_none': '您还没有通行密钥。',
  'passkey.of_none': '没有通行密钥。',
  'passkey.password': '当前密码',
  'passkey.code': '验证器的 6 位数字',
  'passkey.add_text': '请输入密码，浏览器随后会询问由哪台设备保存通行密钥。',
  'passkey.remove_own': '移除后将不能再用它登录。',
  'passkey.remove_of_text': '对方将不能再用它登录，已打开的会话不受影响。',
} satisfies Record<keyof typeof en, string>;
