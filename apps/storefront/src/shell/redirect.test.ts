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

/** Ways in which an address has been made to leave its site: schemes, slashes, encodings, controls, look-alikes. */
const HOSTILE = [
  'https://evil.example',
  'http://evil.example/cart',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/cart',
  '/\\evil.example',
  '/\\/evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/\u00a0//evil.example',
  '/%2f%2fevil.example',
  '/%2F/evil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '%2f%2fevil.example',
  '%5c%5cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'javascript://evil.example/%0aalert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'ftp://evil.example',
  'mailto:a@evil.example',
  'tel:123',
  'about:blank',
  'view-source:https://evil.example',
  '@evil.example',
  'shop@evil.example/cart',
  '//shop.example@evil.example',
  'https://shop.example@evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  '/..//evil.example',
  '/./evil.example',
  '/cart/../../evil.example',
  '/cart//evil.example',
  '/cart@evil.example',
  '/cart:80@evil.example',
  '/cart\\..\\evil',
  '/。evil.example',
  '／／evil.example',
  '/／evil.example',
  '/\u2028/evil.example',
  '/\u202e/elpmaxe.live//:sptth',
  'evil.example',
  'cart',
  '#/cart',
  '?redirect=//evil.example',
  '',
  '/nowhere',
  '/login',
  '/register?invite=x',
];

it('when a remembered path leads anywhere but to a screen of the table, then it is not followed', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
  for (const path of HOSTILE) expect(safeRedirect(path), JSON.stringify(path)).toBeNull();
  expect(safeRedirect('/cart?to=//evil.example')).toBe('/cart?to=//evil.example');
});
