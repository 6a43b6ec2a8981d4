import shared from '../shared-messages/zh-cn.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'error.passkey.challenge_over': '操作超时或已完成，请重试。',
  'error.passkey.refused': '此通行密钥无法在这里登录，请使用其他方式。',
  'error.passkey.not_added': '无法添加通行密钥。请重试，或换一台设备。',
  'error.passkey.known': '此通行密钥已在使用中。',
  'error.passkey.too_many': '最多可有 {{max}} 个通行密钥，请先移除一个。',
  'error.passkey.unavailable': '在商城的这个网址无法使用通行密钥。',
  'passkey.text': '用指纹、面容或锁屏密码登录，无需输入密码。通行密钥只保存在您的设备或其同步账户中。',
  'passkey.none': '还没有通行密钥',
  'passkey.prove_title': '请确认是您本人',
  'passkey.prove_text': '请输入密码以继续。',
  'passkey.continue': '继续',
  'passkey.remove_text': '移除后将不能再用它登录。您的设备可能仍会显示它，请在设备上一并删除。',
  'passkey.new_name': '通行密钥',
  'message.open_passkey': '查看通行密钥',
  'message.passkey_added.title': '已添加通行密钥',
  'message.passkey_added.text': '“{{name}}”现在可以登录您的账户。如非您本人操作，请移除它并修改密码。',
  'message.passkey_removed.title': '通行密钥已移除',
  'message.passkey_removed.text': '“{{name}}”不能再登录您的账户。如非您本人操作，请修改密码。',
  'message.passkey_copied.title': '通行密钥被拒绝',
  'message.passkey_copied.text': '“{{name}}”可能已被复制，因此未能登录。请移除它，并在可信的设备上重新添加。',
} satisfies Record<keyof typeof en, string>;
