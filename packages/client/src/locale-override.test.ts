import { describe, expect, it } from 'vitest';
import { localeInAddress, withoutLocale } from './locale-override.ts';

describe('language in the address', () => {
  it('when it stands before the hash or inside it, then it is found whatever its case', () => {
    expect(localeInAddress({ search: '?lang=ZH-CN', hash: '#/' })).toBe('zh-cn');
    expect(localeInAddress({ search: '', hash: '#/goodsdetail?id=1&lang=es' })).toBe('es');
    expect(localeInAddress({ search: '?lang=en', hash: '' })).toBe('en-US');
  });

  it('when both name one, then the one inside the hash counts', () => {
    expect(localeInAddress({ search: '?lang=pt', hash: '#/?lang=es' })).toBe('es');
  });

  it('when it names no language of ours, then there is none', () => {
    expect(localeInAddress({ search: '?lang=xx', hash: '#/?lang=' })).toBeNull();
    expect(localeInAddress({ search: '', hash: '#/lang=es' })).toBeNull();
  });

  it('when a person chooses, then every other parameter stays', () => {
    expect(withoutLocale({ search: '?lang=pt&ref=x', hash: '#/goodsdetail?id=1&lang=es' })).toBe(
      '?ref=x#/goodsdetail?id=1',
    );
    expect(withoutLocale({ search: '?lang=pt', hash: '#/' })).toBe('#/');
  });
});
