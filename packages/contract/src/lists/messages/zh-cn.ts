import type en from './en-US.ts';

export default {
  'error.export.unknown_list': '该列表无法导出。',
  'error.export.too_many': '您有多个导出任务正在进行，请等待其中一个完成或取消它。',
  'error.export.ended': '该导出任务已结束。',
  'error.export.not_ready': '导出尚未完成，或文件已被删除。',
  'error.export.too_large': '行数超过一个表格的上限，请缩小搜索范围。',
  'error.view.name_taken': '您在该列表中已有同名视图。',
  'error.view.too_many': '该列表的视图数量已达上限，请先删除一个。',
  'error.job.not_allowed': '任务状态已变化，请重新查看。',
  'error.backup.under_way': '已有备份正在等待或进行中。',
} as const satisfies Record<keyof typeof en, string>;
