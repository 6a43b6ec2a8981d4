import type en from './en-US.ts';

export default {
  'field.chat_text': '请先输入内容。',
} satisfies Record<keyof typeof en, string>;
