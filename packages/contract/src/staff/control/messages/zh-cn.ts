import type en from './en-US.ts';

export default {
  'error.staff.username_taken': '该用户名已被使用。',
  'error.staff.beyond_own_rights': '超出了您自己的权限。',
  'error.staff.last_super': '必须保留最后一位超级管理员。',
  'error.staff.not_yourself': '不能对自己执行此操作，请由他人处理。',
  'error.staff.authenticator_not_begun': '没有待确认的验证器，请重新开始。',
  'error.staff.superior_circle': '不能成为自己的上级，请选择其他上级。',
  'error.role.name_taken': '已存在同名角色。',
  'error.role.in_use': '有管理员正在使用该角色，请先为其更换角色。',
  'error.role.super_fixed': '超级管理员角色不能更改。',
  'field.username_format': '请使用字母、数字、点、横线和下划线，并以字母或数字开头。',
} satisfies Record<keyof typeof en, string>;
