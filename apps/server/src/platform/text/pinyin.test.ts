import { expect, test } from 'vitest';
import { pinyinOf, pinyinOfAll } from './pinyin.ts';

test('when a text is Chinese, then its pinyin stands whole and by initials; other words are left out', async () => {
  expect(await pinyinOf('里斯本')).toBe('lisiben lsb');
  expect(await pinyinOf('东京 Tokyo 新宿')).toBe('dongjing dj xinsu xs xinxiu xx');
  expect(await pinyinOf('重庆')).toBe('chongqing cq zhongqing zq');
  expect(await pinyinOf('Lisbon')).toBe('');
  expect(await pinyinOfAll([{ 'zh-cn': '里斯本' }, {}])).toBe('lisiben lsb');
});

test('when a character is read in several ways, then each stands, the usual one first', async () => {
  expect((await pinyinOf('繁峙')).split(' ')).toEqual(expect.arrayContaining(['fanzhi', 'fanshi', 'fz', 'fs']));
  expect((await pinyinOf('六安')).split(' ').slice(0, 2)).toEqual(['luan', 'la']);
  expect((await pinyinOf('六安')).split(' ')).toContain('liuan');
});

test('when a name is long, then one other reading stands at a time, and not too many', async () => {
  const written = (await pinyinOf('里斯本重庆路酒店')).split(' ');
  expect(written).toEqual(expect.arrayContaining(['lisibenchongqinglujiudian', 'lisibenzhongqinglujiudian']));
  expect((await pinyinOf('重'.repeat(40))).split(' ').length).toBeLessThanOrEqual(64);
});
