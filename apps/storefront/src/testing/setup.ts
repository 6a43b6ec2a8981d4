import '@testing-library/jest-dom/vitest';
import './browser-gaps.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What a screen shows late on a busy machine is still waited for.
configure({ asyncUtilTimeout: 10_000 });

/** Puts every store of the app back as it was made. Modules are shared by the files of a worker, so this is too. */
const resets = vi.hoisted(() => {
  const shared = globalThis as { storeResets?: Set<() => void> };
  shared.storeResets ??= new Set();
  return shared.storeResets;
});

vi.mock('zustand', async (original) => {
  const real = await original<typeof import('zustand')>();
  type Initial = Parameters<ReturnType<typeof real.create>>[0];
  const make = (initial: Initial) => {
    const store = real.create()(initial);
    resets.add(() => store.setState(store.getInitialState(), true));
    return store;
  };
  return { ...real, create: (initial?: Initial) => (initial ? make(initial) : make) };
});

// What a page fetches a while after it has loaded, such as the chat, is no part of a screen.
vi.mock('../app/after-load.ts', () => ({ afterLoad: () => () => undefined }));

afterEach(async () => {
  cleanup();
  const { queries } = await import('../app/queries.ts');
  queries.clear();
  localStorage.clear();
  sessionStorage.clear();
  for (const reset of resets) reset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
