import type en from './en-US.ts';

export default {
  'permission.people': '用户',
  'permission.people.deletions': '删除申请',
  'permission.people.deletions.view': '查看删除申请',
  'people.customer': '客户',
  'people.email_hint': '姓名、邮箱或手机号',
  'people.reason': '原因',
  'people.held_up_by': '受阻于',
  'people.requested': '申请时间',
  'people.ends': '删除时间',
  'people.ended': '结束时间',
  'people.status': '状态',
  'people.erased': '已清除',
  'people.tab.all': '全部',
  'people.deletion.waiting': '等待中',
  'people.deletion.withdrawn': '已撤回',
  'people.deletion.done': '已删除',
  'people.blocker.balance': '余额',
  'people.blocker.held': '冻结金额',
  'people.blocker.orders': '未完成订单',
} satisfies Record<keyof typeof en, string>;
