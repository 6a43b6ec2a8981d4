import { afterEach, expect, it, vi } from 'vitest';
import { forgetTabDraft, keepTabDraft, readTabDraft } from './tab-draft.ts';

const withStorage = (sessionStorage: Partial<Storage>) => vi.stubGlobal('window', { sessionStorage });
afterEach(() => void vi.unstubAllGlobals());

it('when something is kept, then it is read again until it is forgotten; what is not sound is nothing', () => {
  const kept = new Map<string, string>();
  withStorage({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  keepTabDraft('a', { text: 'Hm' });
  expect(readTabDraft('a')).toEqual({ text: 'Hm' });
  forgetTabDraft('a');
  expect(readTabDraft('a')).toBeNull();
  kept.set('b', '{');
  expect(readTabDraft('b')).toBeNull();
});

it('when the storage is full, then nothing is kept and nothing breaks', () => {
  withStorage({
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => keepTabDraft('a', 1)).not.toThrow();
});
