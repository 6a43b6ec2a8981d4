import type en from './en-US.ts';

export default {
  'error.charges.default_stays': '默认规则不能删除，可以修改。',
  'error.charges.place_taken': '该地区已有其他规则。',
} satisfies Record<keyof typeof en, string>;
