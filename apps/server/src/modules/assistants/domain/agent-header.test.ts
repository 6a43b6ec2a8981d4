import { expect, test } from 'vitest';
import { profileIn } from './agent-header.ts';

const url = 'https://agent.example/profile.json';

test('2026-04-08: the profile is read from a dictionary of RFC 8941', () => {
  for (const good of [
    `profile="${url}"`,
    ` profile="${url}" ; v=1`,
    `other=1, profile="${url}"`,
    `flag, profile="${url}", x="a\\"b"`,
    `profile="https://old.example/", profile="${url}"`,
  ])
    expect([good, profileIn(good)]).toEqual([good, url]);
  expect(profileIn(['other=1', `profile="${url}"`])).toBe(url);
});

test('2026-04-08: what names no profile is none', () => {
  for (const bad of [
    undefined,
    '',
    url,
    `profile=${url}`,
    `profile='${url}'`,
    'profile',
    'profile="no address"',
    `Profile="${url}"`,
    `profile="${url}`,
    `"profile"="${url}"`,
    `profile="https://a.example/${'x'.repeat(2_000)}"`,
  ])
    expect([bad, profileIn(bad)]).toEqual([bad, null]);
});
