import { describe, expect, it } from 'vitest';
import { dictionaries } from './dictionaries.ts';

const textsOf = (dictionary: Readonly<Record<string, string>>): [string, string][] => Object.entries(dictionary);

describe('the texts of the storefront', () => {
  it('address the reader in one way in Chinese', () => {
    expect(textsOf(dictionaries['zh-cn']).filter(([, text]) => text.includes('你'))).toEqual([]);
  });

  it('spell English in the British way', () => {
    const american = /\b(favorite|color|center|neighbor|canceled|traveler|catalog\b)/i;
    expect(textsOf(dictionaries['en-US']).filter(([, text]) => american.test(text))).toEqual([]);
  });

  it('name no key instead of a text', () => {
    const raw = /\b[a-z_]+\.[a-z_]+\.[a-z_]+\b|\bfield\.[a-z_]+/;
    for (const dictionary of Object.values(dictionaries)) {
      expect(textsOf(dictionary).filter(([, text]) => raw.test(text))).toEqual([]);
    }
  });
});
