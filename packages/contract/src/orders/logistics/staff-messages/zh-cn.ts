import type en from './en-US.ts';

export default {
  'permission.trade.logistics': '物流公司',
  'permission.trade.logistics.view': '查看物流公司',
  'permission.trade.logistics.edit': '编辑物流公司',
  'field.logistics_code': '只能使用字母、数字、短横线和下划线。',
  'field.tracking_template':
    '须为 https 地址，且在域名之后恰好包含一次 {number}，如 https://example.com/track/{number}',
  'logistics.name': '名称',
  'logistics.code': '编码',
  'logistics.tracking': '查询网址',
  'logistics.tracking_help': '{number} 代表运单号。留空则客户只看到运单号，没有链接。',
  'logistics.no_tracking': '无查询链接',
  'logistics.sort': '排序权重',
  'logistics.sort_help': '数值最大的在发货时排最前。',
  'logistics.enabled': '可用于发货',
  'logistics.enabled_help': '停用后，已发货的订单不受影响。',
  'logistics.state': '状态',
  'logistics.state.on': '使用中',
  'logistics.state.off': '已停用',
  'logistics.parcels': '已发包裹',
  'logistics.updated': '更新时间',
  'logistics.new': '新建公司',
  'logistics.delete': '删除“{{name}}”？',
  'logistics.delete_text': '它还没有承运过包裹。删除后无法恢复。',
  'logistics.deleted': '公司已删除',
} satisfies Record<keyof typeof en, string>;
