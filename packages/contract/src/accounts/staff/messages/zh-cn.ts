import type en from './en-US.ts';

export default {
  'error.agent.exists': '该客户已是代理或曾是代理，请直接打开该代理。',
  'error.agent.circle': '代理不能位于自己或其下级代理之下。',
  'error.agent.has_agents_below': '该代理下仍有其他代理，请先将其移走。',
  'error.agent.has_staff': '仍有后台账号属于该代理，请先停用这些账号。',
  'error.agent.superior_ended': '该上级已不再是代理，请另选一位。',
  'error.agent.code_taken': '该邀请码已被使用。',
  'error.customer.agent_ended': '该代理已终止，请另选一位。',
  'error.customer.erased': '该账户已删除，无法再修改。',
  'error.merchant.name_taken': '其他商户已使用该名称。',
} satisfies Record<keyof typeof en, string>;
