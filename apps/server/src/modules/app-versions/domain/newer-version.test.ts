import { compareVersions, VERSION_NUMBER, writtenVersion } from '@app/contract/app-versions/version-number';
import { isHttpsLink } from '@app/contract/core/https-link';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newerThan } from './newer-version.ts';

const part = fc.integer({ min: 0, max: 99_999 });
const number = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
/** Close together, so that every order of two occurs. */
const near = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
const versions = fc.array(fc.record({ number: near, forceUpdate: fc.boolean() }), { maxLength: 12 });

describe('comparing versions', () => {
  it('when parts are numbers, then 1.10 is newer than 1.9 and missing parts are zero', () => {
    expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
    expect(compareVersions('2', '1.99999')).toBeGreaterThan(0);
    expect(compareVersions('1.2', '1.2.0.0')).toBe(0);
    expect(compareVersions('1.2.0.1', '1.2')).toBeGreaterThan(0);
  });

  it('is an order: equal to itself, the other way round the other sign, and it carries over a third', () => {
    fc.assert(
      fc.property(near, near, near, (a, b, c) => {
        expect(compareVersions(a, a)).toBe(0);
        expect(Math.sign(compareVersions(a, b))).toBe(0 - Math.sign(compareVersions(b, a)));
        const [x, y, z] = [a, b, c].sort(compareVersions) as [string, string, string];
        expect(compareVersions(x, y) <= 0 && compareVersions(y, z) <= 0 && compareVersions(x, z) <= 0).toBe(true);
      }),
    );
  });

  it('equal versions and only they are written alike, and writing again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(number, near), fc.oneof(number, near), (a, b) => {
        const written = writtenVersion(a);
        expect(VERSION_NUMBER.test(written)).toBe(true);
        expect(writtenVersion(written)).toBe(written);
        expect(compareVersions(written, a)).toBe(0);
        expect(written === writtenVersion(b)).toBe(compareVersions(a, b) === 0);
      }),
    );
    expect(writtenVersion('01.2')).toBe('1.2.0');
  });

  it.each(['', '1.', '.1', '1..2', 'v1.2', '1.2-beta', '1.2.3.4.5', '123456', '1,2', '-1', '１.２'])(
    'refuses %s',
    (text) => expect(VERSION_NUMBER.test(text)).toBe(false),
  );
});

describe('what a build is told', () => {
  it('gives the newest above it; forced when any above it is, whatever stands at or below', () => {
    fc.assert(
      fc.property(versions, near, (published, build) => {
        const newer = newerThan(published, build);
        const above = published.filter((one) => compareVersions(one.number, build) > 0);
        expect(newer === null).toBe(above.length === 0);
        if (!newer) return;
        expect(above).toContain(newer.newest);
        expect(above.every((one) => compareVersions(one.number, newer.newest.number) <= 0)).toBe(true);
        expect(newer.forced).toBe(above.some((one) => one.forceUpdate));
      }),
    );
  });

  it('when a forced one lies between, then the newest is forced though it does not say so', () => {
    const published = [
      { number: '1.1.0', forceUpdate: true },
      { number: '1.2.0', forceUpdate: false },
    ];
    expect(newerThan(published, '1.0.0')).toMatchObject({ newest: { number: '1.2.0' }, forced: true });
    expect(newerThan(published, '1.1.0')).toMatchObject({ newest: { number: '1.2.0' }, forced: false });
    expect(newerThan(published, '1.2.0')).toBeNull();
  });
});

const WRONG_LINKS = [
  '//evil.example/app',
  '/\\evil.example',
  '/%2f%2fevil.example',
  'https:/evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://\\evil.example',
  'https://evil.example\\@avela.example',
  'http://evil.example',
  'HTTP://evil.example',
  'ftp://evil.example/app',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'intent://evil.example#Intent;end',
  'itms-services://?action=x',
  'vbscript:x',
  'about:blank',
  'https://a@evil.example',
  'https://avela.example:x@evil.example',
  'https://avela.example%40evil.example@evil.example',
  'https://',
  'https://localhost/app',
  'https://app',
  'https://[::1]/app',
  'https://e vil.example',
  ' https://a.example',
  'https://a.example ',
  'https://a.example\n',
  'https://a.example\t/app',
  'https://a\u200b.example',
  'https://a.example/\u202egpa',
  'https://.example',
  'https://a..example/',
  'https://evil.example%00.avela.example',
  'www.avela.example/app',
  '?next=https://a.example',
];

describe('a download link', () => {
  it.each(WRONG_LINKS)('refuses %j', (link) => expect(isHttpsLink(link)).toBe(false));
  it.each([
    'https://apps.apple.com/app/avela/id1',
    'https://play.google.com/store/apps/details?id=example.avela&hl=en',
    'https://dl.avela.example:8443/a/avela-1.2.3.wgt',
  ])('takes %s', (link) => expect(isHttpsLink(link)).toBe(true));
});
