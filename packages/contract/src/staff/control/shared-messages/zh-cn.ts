import type en from './en-US.ts';

export default {
  'error.staff.username_taken': '该用户名已被使用。',
  'error.staff.beyond_own_rights': '超出了您自己的权限。',
  'error.staff.superior_circle': '不能成为自己的上级，请选择其他上级。',
  'field.username_format': '请使用字母、数字、点、横线和下划线，并以字母或数字开头。',
} satisfies Record<keyof typeof en, string>;
