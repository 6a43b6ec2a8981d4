import { isValidElement, type ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addMessages, rich, showLocale, startI18n, type TextKey, textOf } from './i18n.ts';

const missing = vi.fn();
const english = {
  'a.plain': 'Hello',
  'a.dotted.key: with colon': 'Dotted',
  'a.item_one': '{{count}} item',
  'a.item_other': '{{count}} items',
  'a.pay': 'Pay within {{time}} or <b>not</b>',
};

beforeEach(() => {
  missing.mockClear();
  startI18n(english, missing);
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
    expect(textOf('a.item', { count: 2_000_000 })).toBe('2000000 artículos');
    expect(missing).not.toHaveBeenCalled();
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

  it('when an element stands inside a text, then it takes its place and markup stays text', () => {
    const nodes = rich('a.pay' as TextKey, { time: 'TIME' }) as ReactElement<{ children: string }>[];
    expect(nodes.every(isValidElement)).toBe(true);
    expect(nodes.map((node) => node.props.children)).toEqual(['Pay within ', 'TIME', ' or <b>not</b>']);
  });
});
