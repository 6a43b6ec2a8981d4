import type { Canary } from '../canary.ts';

const guessing = 'apps/server/src/modules/accounts/test/guessing.all.test.ts';
const staffSignIn = 'apps/server/src/modules/staff/usecases/sign-in.ts';
const staffSignInTest = 'apps/server/src/modules/staff/test/sign-in.test.ts';
const countedAt = 'apps/server/src/platform/http/counted-at.ts';

/** Row S5: tries that are counted, and whose they use up. */
export const guessingCanaries: readonly Canary[] = [
  {
    row: 'S5',
    bug: 'tries read, then written',
    file: 'apps/server/src/platform/http/count-tries.ts',
    find: 'return (await limiterOf(rule).consume(written(key))).remainingPoints;',
    replace: `const limiter = limiterOf(rule);
        const seen = await limiter.get(written(key));
        if (seen && seen.consumedPoints >= rule.tries) throw seen;
        return (await limiter.penalty(written(key), 1)).remainingPoints;`,
    test: 'apps/server/src/platform/http/count-tries.test.ts',
    name: '200 simultaneous tries in two processes',
  },
  {
    row: 'S5',
    bug: 'made-up pictures use up the tries of a name',
    file: staffSignIn,
    find: '  const human = await imageCodeFits(',
    replace: '  await platform.limits.take(rateRules.staffLogin, name);\n  const human = await imageCodeFits(',
    test: staffSignInTest,
    name: 'made-up pictures',
  },
  {
    row: 'S5',
    bug: 'one address may try any number of staff',
    file: staffSignIn,
    find: 'if (device === null) await platform.limits.take(rateRules.staffLoginPerIp, given.ip);',
    replace: '',
    test: staffSignInTest,
    name: 'when one address tries sixty names',
  },
  {
    row: 'S5',
    bug: 'a known address counts with strangers',
    file: countedAt,
    find: 'return from.knownIps.some((ip) => subject(ip) === network) ? [name, network] : name;',
    replace: 'void network;\n  return name;',
    test: staffSignInTest,
    name: 'when strangers use up the tries of a name',
  },
  {
    row: 'S5',
    bug: 'a known device counts with strangers',
    file: countedAt,
    find: 'if (from.device !== null) return [name, from.device];',
    replace: '',
    test: guessing,
    name: 'a device that signed in before gets in anywhere',
  },
  {
    row: 'S5',
    bug: 'a device says by itself that it is known',
    file: 'apps/server/src/platform/http/known-device.ts',
    find: 'if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;',
    replace: 'if (given.length !== expected.length && !timingSafeEqual(given, expected)) return null;',
    test: staffSignInTest,
    name: 'when strangers use up the tries of a name',
  },
  {
    row: 'S5',
    bug: 'strangers use up the codes for a new password',
    file: 'apps/server/src/modules/accounts/app/usecases/security/forgot-password.ts',
    find: "counted: ['reset', key, known ?? network]",
    replace: "counted: ['reset', key]",
    test: 'apps/server/src/modules/accounts/test/forgot-password.test.ts',
    name: 'strangers use up neither the codes',
  },
  {
    row: 'S5',
    bug: 'strangers use up the tries of a code for a new password',
    file: 'apps/server/src/modules/accounts/app/usecases/security/forgot-password.ts',
    find: "known ? RESETS : (['reset'] as const)",
    replace: "known ? (['reset'] as const) : (['reset'] as const)",
    test: 'apps/server/src/modules/accounts/test/forgot-password.test.ts',
    name: 'strangers use up neither the codes',
  },
  {
    row: 'S5',
    bug: 'tries counted after the password was looked at',
    file: 'apps/server/src/modules/accounts/app/usecases/log-in.ts',
    find: `const left = await limits.take(rateRules.loginPerAccount, counted);

  const right = await checkPassword(attempt.password, customer?.passwordHash ?? null);
  if (!right || !customer) {`,
    replace: `const right = await checkPassword(attempt.password, customer?.passwordHash ?? null);
  if (!right || !customer) {
    const left: unknown = limits.take(rateRules.loginPerAccount, counted).catch(() => undefined);`,
    test: 'apps/server/src/modules/accounts/test/guessing.all.test.ts',
    name: 'simultaneous guesses at one account',
  },
];
