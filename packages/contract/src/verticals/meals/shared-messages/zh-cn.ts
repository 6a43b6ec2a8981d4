import type en from './en-US.ts';

export default {
  'travel.kind.diningcombo': '套餐',
  'field.meal_hour': '请输入时间，例如 19:30。',
  'field.meal_price': '套餐价不能高于菜品总价。',
  'field.meal_value': '这些菜品的总价低于此金额。',
  'field.meal_year_day': '请输入日期，例如 12-24。',
} satisfies Record<keyof typeof en, string>;
