import { expect, test } from 'vitest';
import { isOpenAddress } from './open-address.ts';

const shop = { demo: false, env: 'production' } as const;
const demo = { demo: true, env: 'development' } as const;

test('news go to plain https addresses; in a demo also to this very machine', () => {
  for (const good of ['https://books.example.com/hooks', 'https://books.example.com:8443/'])
    expect([good, isOpenAddress(shop, good)]).toEqual([good, true]);
  for (const bad of [
    'http://books.example.com/',
    'https://ann:secret@books.example.com/',
    'https://localhost/',
    'ftp://a.b/',
    'x',
    '',
  ])
    expect([bad, isOpenAddress(shop, bad), isOpenAddress(demo, bad)]).toEqual([bad, false, false]);
  for (const own of ['http://127.0.0.1:8080/hooks', 'http://localhost:9/'])
    expect([own, isOpenAddress(shop, own), isOpenAddress(demo, own)]).toEqual([own, false, true]);
});
