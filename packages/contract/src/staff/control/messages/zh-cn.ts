import shared from '../shared-messages/zh-cn.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'error.staff.last_super': '必须保留最后一位超级管理员。',
  'error.staff.not_yourself': '不能对自己执行此操作，请由他人处理。',
  'error.staff.authenticator_not_begun': '没有待确认的验证器，请重新开始。',
  'error.role.name_taken': '已存在同名角色。',
  'error.role.in_use': '有管理员正在使用该角色，请先为其更换角色。',
  'error.role.super_fixed': '超级管理员角色不能更改。',
} satisfies Record<keyof typeof en, string>;
