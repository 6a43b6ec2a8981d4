import { expect, test } from 'vitest';
import { withProductionCost } from '../../testing/light-argon2.ts';
import { checkPassword, hashPassword, NO_ACCOUNTS_HASH } from './passwords.ts';

test('a password is hashed by argon2id with 19 MiB and two passes, as OWASP asks', async () => {
  const hash = await withProductionCost(() => hashPassword('Lantern-00'));
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(NO_ACCOUNTS_HASH.split('$').slice(0, 4)).toEqual(hash.split('$').slice(0, 4));
  expect(await checkPassword('Lantern-00', hash)).toBe(true);
  expect(await checkPassword('Lantern-01', hash)).toBe(false);
  expect(await checkPassword('Lantern-00', null)).toBe(false);
});
