import { expect, test } from 'vitest';
import { analyticsOf, messageTo } from './analytics.ts';

const VISIT = '0123456789abcdef';
const opened = { url: 'https://shop.example/en-us/p/1', title: 'A lamp', referrer: 'https://blog.example/' };

test('an address says which program counts, where, and by which name it has the site', () => {
  expect(analyticsOf('https://stats.example/a/matomo.php?idsite=3')).toEqual({
    program: 'matomo',
    endpoint: 'https://stats.example/a/matomo.php',
    site: '3',
  });
  expect(analyticsOf('https://plausible.example:8443/api/event?domain=shop.example')).toEqual({
    program: 'plausible',
    endpoint: 'https://plausible.example:8443/api/event',
    site: 'shop.example',
  });
});

test.each([
  '',
  'stats.example',
  'http://stats.example/matomo.php?idsite=3',
  'https://stats.example/matomo.php',
  'https://stats.example/matomo.php?idsite=0',
  'https://stats.example/matomo.js?idsite=3',
  'https://plausible.example/api/event',
  'https://plausible.example/api/event?domain=a%20b',
  'https://me:secret@stats.example/matomo.php?idsite=3',
  'https://*.example/matomo.php?idsite=3',
  'https://a,b/matomo.php?idsite=3',
  'https://a;b/matomo.php?idsite=3',
])('%j is none', (address) => {
  expect(analyticsOf(address)).toBeNull();
});

test('Matomo hears of a screen by the parameters of its tracking API, and of a step as an event', () => {
  const to = { program: 'matomo', endpoint: 'https://stats.example/matomo.php', site: '3' } as const;
  expect(Object.fromEntries(new URLSearchParams(messageTo(to, opened, VISIT)))).toEqual({
    idsite: '3',
    rec: '1',
    apiv: '1',
    send_image: '0',
    _id: VISIT,
    url: opened.url,
    action_name: 'A lamp',
    urlref: 'https://blog.example/',
  });
  const step = new URLSearchParams(messageTo(to, { ...opened, step: { step: 'cart', kind: 'goods' } }, VISIT));
  expect([step.get('ca'), step.get('e_c'), step.get('e_a'), step.get('e_n')]).toEqual(['1', 'shop', 'cart', 'goods']);
});

test('Plausible hears of a screen as a page view, and of a step by its name', () => {
  const to = { program: 'plausible', endpoint: 'https://plausible.example/api/event', site: 'shop.example' } as const;
  expect(JSON.parse(messageTo(to, { ...opened, referrer: '' }, VISIT))).toEqual({
    name: 'pageview',
    url: opened.url,
    domain: 'shop.example',
    referrer: null,
  });
  expect(JSON.parse(messageTo(to, { ...opened, step: { step: 'placed', kind: 'hotel' } }, VISIT))).toMatchObject({
    name: 'placed',
    props: { kind: 'hotel' },
  });
});
