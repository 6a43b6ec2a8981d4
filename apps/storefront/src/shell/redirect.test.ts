import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect.ts';

describe('path to return to after sign-in', () => {
  it.each(['/cart', '/confirmorder?quote=1', '/goodsdetail?id=2&x=//evil.example', '/'])('%s is ours', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'cart',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/cart',
    'javascript:alert(1)',
    '/nowhere',
    '/cart/../../x',
    '/login',
    '/register?x=1',
    '/cart\n/x',
  ])('%j is refused', (path) => {
    expect(safeRedirect(path)).toBeNull();
  });
});
