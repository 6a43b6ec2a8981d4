import type { Language } from '@app/contract/core/locale';
import { isValidElement, type ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addEnglish, addMessages, rich, showLocale, startI18n, type TextKey, textOf } from './i18n.ts';

const missing = vi.fn();
const rest = vi.fn<() => Promise<Record<string, string>>>();
const english = {
  'a.plain': 'Hello',
  'a.dotted.key: with colon': 'Dotted',
  'a.item_one': '{{count}} item',
  'a.item_other': '{{count}} items',
  'a.pay': 'Pay within {{time}} or <b>not</b>',
};

beforeEach(() => {
  missing.mockClear();
  rest.mockReset().mockReturnValue(new Promise(() => {}));
  startI18n({ bundled: english, reportMissing: missing, restOfEnglish: rest });
  showLocale('en-US');
});

describe('texts', () => {
  it('when a key holds dots and colons, then it is still one flat key', () => {
    expect(textOf('a.dotted.key: with colon')).toBe('Dotted');
  });

  it('when a count is given, then the plural form of the language is taken', () => {
    expect([textOf('a.item', { count: 1 }), textOf('a.item', { count: 2 })]).toEqual(['1 item', '2 items']);
    addMessages('es', { 'a.item_one': '{{count}} artículo', 'a.item_other': '{{count}} artículos' });
    showLocale('es');
    expect(textOf('a.item', { count: 2_000_000 })).toBe('2.000.000 artículos');
    expect(missing).not.toHaveBeenCalled();
  });

  it('when a language has one form alone, then exactly one still has the text for one', () => {
    addMessages('ko' as Language, { 'a.item_one': '하나', 'a.item_other': '{{count}}개' });
    showLocale('ko' as Language);
    expect([0, 1, 2].map((count) => textOf('a.item', { count }))).toEqual(['0개', '하나', '2개']);
    // One that staff added may have no such text.
    addMessages('ja' as Language, { 'a.item_other': '{{count}}個' });
    showLocale('ja' as Language);
    expect(textOf('a.item', { count: 1 })).toBe('1個');
  });

  it('when a number is large, then it is grouped as the language does', () => {
    addMessages('es', { 'a.item_one': '{{count}} artículo', 'a.item_other': '{{count}} artículos' });
    addMessages('pt', { 'a.item_one': '{{count}} item', 'a.item_other': '{{count}} itens' });
    const written = (['en-US', 'pt', 'es'] as const).map((locale) => {
      showLocale(locale);
      return [textOf('a.item', { count: 1_755 }), textOf('a.item', { count: 12_345 })];
    });
    expect(written).toEqual([
      ['1,755 items', '12,345 items'],
      ['1.755 itens', '12.345 itens'],
      // Spanish groups from five digits on.
      ['1755 artículos', '12.345 artículos'],
    ]);
    expect(textOf('a.pay', { time: '1755' })).toContain('1755');
  });

  it('when a dictionary lacks a key, then English stands in and the key is reported once for that locale', () => {
    addMessages('pt', { 'a.item_one': 'x', 'a.item_other': 'y' });
    showLocale('pt');
    expect([textOf('a.plain'), textOf('a.plain')]).toEqual(['Hello', 'Hello']);
    expect(missing.mock.calls).toEqual([['pt', 'a.plain']]);
  });

  it('when a locale has no dictionary yet, then nothing is reported', () => {
    showLocale('zh-cn');
    expect(textOf('a.pay', { time: 'x' })).toBe('Pay within x or <b>not</b>');
    expect(missing).not.toHaveBeenCalled();
  });

  it('when a key came with no chunk yet, then nothing is drawn or reported until all of English is there', async () => {
    rest.mockResolvedValue({ 'late.text': 'Late', 'a.plain': 'As shipped' });
    addMessages('en-US', { 'a.plain': 'As staff wrote it' });
    expect([textOf('late.text'), textOf('late.nowhere')]).toEqual(['', '']);
    expect(missing).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(textOf('late.text')).toBe('Late'));
    expect(textOf('a.plain')).toBe('As staff wrote it');
    expect([textOf('late.nowhere'), textOf('late.nowhere')]).toEqual(['late.nowhere', 'late.nowhere']);
    expect(missing.mock.calls).toEqual([['en-US', 'late.nowhere']]);
    expect(rest).toHaveBeenCalledTimes(1);
  });

  it('when the rest of English cannot be fetched, then the next text asks again', async () => {
    rest.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ 'later.text': 'Later' });
    expect(textOf('later.text')).toBe('');
    await vi.waitFor(() => expect(textOf('later.text')).toBe('Later'));
    expect(rest).toHaveBeenCalledTimes(2);
  });

  it('when a later chunk brings texts, then they stand below what staff wrote', () => {
    addMessages('en-US', { 'chunk.title': 'Edited' });
    addEnglish({ 'chunk.title': 'Shipped', 'chunk.text': 'Shipped' });
    expect([textOf('chunk.title'), textOf('chunk.text')]).toEqual(['Edited', 'Shipped']);
  });

  it('when an element stands inside a text, then it takes its place and markup stays text', () => {
    const nodes = rich('a.pay' as TextKey, { time: 'TIME' }) as ReactElement<{ children: string }>[];
    expect(nodes.every(isValidElement)).toBe(true);
    expect(nodes.map((node) => node.props.children)).toEqual(['Pay within ', 'TIME', ' or <b>not</b>']);
  });
});
