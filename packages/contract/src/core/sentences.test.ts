import { expect, it } from 'vitest';
import { joinSentences } from './sentences.ts';

it('sentences follow each other as their language writes them, without what is empty', () => {
  expect(joinSentences('en-US', ['It is so.', null, '', 'It stays.'])).toBe('It is so. It stays.');
  expect(joinSentences('zh-cn', ['已退款。', undefined, '请等待确认。'])).toBe('已退款。请等待确认。');
  expect(joinSentences('zh-Hant-TW', ['甲。', '乙。'])).toBe('甲。乙。');
  expect(joinSentences('zu', ['Yebo.', 'Cha.'])).toBe('Yebo. Cha.');
});
