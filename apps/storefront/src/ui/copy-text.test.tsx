import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('without a clipboard the text is selected within the open sheet, and the focus returns to what was pressed', async () => {
  document.body.innerHTML = '<div role="dialog"><button>Copy</button></div>';
  const button = document.querySelector('button');
  const sheet = document.querySelector('[role="dialog"]');
  button?.focus();
  let selected: Element | null = null;
  document.execCommand = () => {
    selected = document.activeElement;
    expect(sheet?.contains(selected)).toBe(true);
    expect((selected as HTMLTextAreaElement).value).toBe('what is copied');
    return true;
  };
  vi.stubGlobal('navigator', {});
  expect(await copyText('what is copied')).toBe(true);
  expect(selected).not.toBeNull();
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});
