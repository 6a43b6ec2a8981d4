import type en from './en-US.ts';

export default {
  'permission.people.levels': '会员等级',
  'permission.people.levels.view': '查看会员等级',
  'permission.people.levels.edit': '编辑会员等级',
  'field.level_identifier': '仅限小写字母、数字、短横和下划线。',
  'levels.identifier': '标识',
  'levels.name': '名称',
  'levels.image': '图片',
  'levels.threshold': '消费门槛',
  'levels.discount': '折扣',
  'levels.discount_limit': '折扣须在 0% 到 50% 之间',
  'levels.benefits': '权益，每行一条',
  'levels.members': '人数',
  'levels.new': '新建等级',
  'levels.delete': '删除“{{name}}”？',
  'levels.delete_text': '其会员将降为下一等级。',
  'levels.deleted': '已删除等级',
} satisfies Record<keyof typeof en, string>;
