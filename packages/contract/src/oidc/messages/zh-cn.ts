import type en from './en-US.ts';

export default {
  'error.oidc.unavailable': '此处未设置这种登录方式，请使用其他方式登录。',
  'error.oidc.unreachable': '登录服务商没有响应。请稍后重试，或使用其他方式登录。',
  'error.oidc.unreadable': '登录服务商的应答未通过校验，因此未登录。（{{reason}}）',
  'error.oidc.sealed': '无法再读取此登录服务商的密钥，需要重新填写。',
  'error.oidc.attempt_over': '本次登录已超时、已使用过、是在其他浏览器中发起的，或服务商设置已更改。请重新开始。',
  'error.oidc.denied': '已在登录服务商处取消登录。',
  'error.oidc.refused': '登录服务商拒绝了请求。（{{reason}}）',
  'error.oidc.clock': '商城与登录服务商的时钟不一致，其应答被视为已过期。',
  'error.oidc.not_linked': '此 {{provider}} 账户未关联任何管理员。请用密码登录后在“关联账户”中关联，或联系管理员。',
  'error.oidc.linked_elsewhere': '此账户已关联其他管理员。',
  'error.oidc.linked_already': '对方已关联此服务商的账户，请先解除关联。',
  'error.oidc.unlinks': '更换签发者或识别声明会解除员工账户的关联（共 {{count}} 个）。请重新打开该服务商并确认。',
  'error.oidc.too_many': '最多可有 {{max}} 个登录服务商。',
} satisfies Record<keyof typeof en, string>;
