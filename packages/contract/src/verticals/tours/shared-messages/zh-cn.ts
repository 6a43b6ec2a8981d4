import type en from './en-US.ts';

export default {
  'field.tour_range': '请选择更短的日期范围，且开始日期不晚于结束日期。',
  'field.tour_travellers': '每单最多 20 人同行。',
  'field.tour_hour': '请输入时间，例如 09:30。',
  'field.tour_itinerary': '请为每一天填写行程。',
  'field.tour_go_days': '请填写出发前多少天决定是否成团。',
  'field.tour_units': '每个人群一次，年龄不重叠。',
  'field.tour_units_adult': '至少有一类人可以无成人陪同。',
  'field.tour_steps': '各步的天数须递减，百分比须递增。',
  'tours.kind.private': '独立成团',
  'tours.unit.adult': '成人',
  'tours.unit.senior': '长者',
  'tours.unit.youth': '青少年',
  'tours.unit.child': '儿童',
  'tours.unit.infant': '婴幼儿',
} satisfies Record<keyof typeof en, string>;
