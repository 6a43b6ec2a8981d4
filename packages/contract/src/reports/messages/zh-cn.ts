import shared from '../shared-messages/zh-cn.ts';
import type en from './en-US.ts';

export default {
  ...shared,
  'error.report.recounting': '正在重新统计这些日期，请一分钟后再试。',
} satisfies Record<keyof typeof en, string>;
