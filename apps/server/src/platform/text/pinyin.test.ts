import { expect, test } from 'vitest';
import { pinyinOf, pinyinOfAll } from './pinyin.ts';

test('when a text is Chinese, then its pinyin stands whole and by initials; other words are left out', async () => {
  expect(await pinyinOf('里斯本')).toBe('lisiben lsb');
  expect(await pinyinOf('东京 Tokyo 新宿')).toBe('dongjing dj xinsu xs');
  expect(await pinyinOf('重庆')).toBe('chongqing cq');
  expect(await pinyinOf('Lisbon')).toBe('');
  expect(await pinyinOfAll([{ 'zh-cn': '里斯本' }, {}])).toBe('lisiben lsb');
});
