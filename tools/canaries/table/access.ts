import type { Canary } from '../canary.ts';

const matrix = 'apps/server/src/reliability/access-matrix.test.ts';
const admits = 'every call of both APIs admits whom its access names';
const foreign = 'apps/server/src/reliability/other-peoples-ids.test.ts';
const foreignIds = "another customer's ids are answered";
const antiForgery = 'apps/server/src/platform/http/anti-forgery.ts';
const crossSite = 'apps/server/src/reliability/cross-site.test.ts';
const webApps = 'apps/server/src/platform/http/web-apps.ts';
const headers = 'apps/server/src/reliability/headers.test.ts';
const cleanHtml = 'apps/server/src/platform/clean-html.ts';
const cleanTest = 'apps/server/src/platform/clean-html.test.ts';
const authenticate = 'apps/server/src/modules/accounts/usecases/authenticate.ts';
const sessions = 'apps/server/src/modules/accounts/test/sessions.test.ts';
const passwords = 'apps/server/src/platform/auth/passwords.ts';
const guessing = 'apps/server/src/modules/accounts/test/guessing.test.ts';
const localStore = 'apps/server/src/platform/files/local-store.ts';
const hostile = 'apps/server/src/reliability/hostile-uploads.test.ts';

/** Rows S1 to S17: who may do what, what comes in, what goes out. */
export const accessCanaries: readonly Canary[] = [
  {
    row: 'S1',
    bug: 'permission not asked',
    file: 'apps/server/src/platform/http/guard.ts',
    find: "if (access !== 'staff' && !staff.permissions.has(access.permission)) refuse('access.denied');",
    replace: '',
    test: matrix,
    name: admits,
  },
  {
    row: 'S1',
    bug: 'default passwords may stay',
    file: 'apps/server/src/platform/http/guard.ts',
    find: 'if (staff.mustChangePassword && !OPEN_BEFORE_PASSWORD_CHANGE.has(call.path)) ',
    replace: 'if (OPEN_BEFORE_PASSWORD_CHANGE.size === 0) ',
    test: matrix,
    name: admits,
  },
  {
    row: 'S1',
    bug: 'customers are let in as staff',
    file: 'apps/server/src/platform/http/guard.ts',
    find: "if (token === null) return refuse('auth.sign_in_needed');",
    replace: 'if (token === null) return { customer: null, staff: null };',
    test: matrix,
    name: admits,
  },
  {
    row: 'S2',
    bug: 'owner not asked when an order is moved',
    file: 'apps/server/src/modules/orders/usecases/transition/transition.ts',
    find: "order.customerId === request.customerId && order.state !== 'user_deleted'",
    replace: "order.state !== 'user_deleted'",
    test: foreign,
    name: foreignIds,
  },
  {
    row: 'S2',
    bug: 'payment shown without its key',
    file: 'apps/server/src/modules/payments/usecases/find-payment.ts',
    find: "if (!payment || (!own && payment.accessKey !== reference.key)) refuse('record.not_found');",
    replace: "if (!payment) refuse('record.not_found');",
    test: foreign,
    name: foreignIds,
  },
  {
    row: 'S3',
    bug: 'a loose body',
    file: 'packages/contract/src/cart/schemas.ts',
    find: 'body: z.strictObject({ variantId: id, quantity }),',
    replace: 'body: z.looseObject({ variantId: id, quantity }),',
    test: 'apps/server/src/reliability/strict-input.test.ts',
    name: 'no body takes a field it does not name',
  },
  {
    row: 'S4',
    bug: 'a session is believed for 5 s',
    file: authenticate,
    find: 'const BELIEVED_MS = 900;',
    replace: 'const BELIEVED_MS = 5_000;',
    test: sessions,
    name: 'a process that hears of nothing',
  },
  {
    row: 'S4',
    bug: 'a password change ends no session',
    file: 'apps/server/src/modules/accounts/db/session.repo.ts',
    find: 'WHERE customer_id = ${customerId} AND ended_at IS NULL AND id <> ${keepId} RETURNING id',
    replace: 'WHERE customer_id = ${customerId} AND ended_at IS NULL AND id <> ${keepId} AND false RETURNING id',
    test: sessions,
    name: 'a password change ends every other session',
  },
  {
    row: 'S5',
    bug: 'tries read, then written',
    file: 'apps/server/src/platform/http/count-tries.ts',
    find: 'return (await limiterOf(rule).consume(subject(key))).remainingPoints;',
    replace: `const limiter = limiterOf(rule);
        const seen = await limiter.get(subject(key));
        if (seen && seen.consumedPoints >= rule.tries) throw seen;
        return (await limiter.penalty(subject(key), 1)).remainingPoints;`,
    test: 'apps/server/src/platform/http/count-tries.test.ts',
    name: '200 simultaneous tries in two processes',
  },
  {
    row: 'S5',
    bug: 'tries counted after the password was looked at',
    file: 'apps/server/src/modules/accounts/usecases/log-in.ts',
    find: `const left = await limits.take(rateRules.loginPerAccount, counted);

  const right = await checkPassword(attempt.password, customer?.passwordHash ?? null);
  if (!right || !customer) {`,
    replace: `const right = await checkPassword(attempt.password, customer?.passwordHash ?? null);
  if (!right || !customer) {
    const left: unknown = limits.take(rateRules.loginPerAccount, counted).catch(() => undefined);`,
    test: 'apps/server/src/modules/accounts/test/guessing.test.ts',
    name: 'simultaneous guesses at one account',
  },
  {
    row: 'S6',
    bug: 'an unknown e-mail is answered at once',
    file: passwords,
    find: 'const against = stored ?? (await dummy);',
    replace: 'if (stored === null) return false;\n  const against = stored;',
    test: guessing,
    name: 'an unknown e-mail and a wrong password',
  },
  {
    row: 'S7',
    bug: 'everybody waits for the hash',
    file: passwords,
    find: 'createTurns({ atOnce: 2, waitingMax: 50 })',
    replace: 'createTurns({ atOnce: 2, waitingMax: 5_000 })',
    test: guessing,
    name: 'of a flood of sign-ins',
  },
  {
    row: 'S8',
    bug: 'a step of the authenticator is taken again',
    file: 'apps/server/src/modules/staff/db/staff.repo.ts',
    find: "    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))\n",
    replace: '',
    test: 'apps/server/src/modules/staff/test/sign-in.test.ts',
    name: 'when one code is used by many',
  },
  {
    row: 'S8',
    bug: 'a code for a new password is used again',
    file: 'apps/server/src/modules/accounts/db/code.repo.ts',
    find: 'AND code_hash = ${code.hash} AND used_at IS NULL',
    replace: 'AND code_hash = ${code.hash}',
    test: 'apps/server/src/modules/accounts/test/forgot-password.test.ts',
    name: 'of twenty uses of one code',
  },
  {
    row: 'S9',
    bug: 'echo not verified',
    file: antiForgery,
    find: "if (typeof echo !== 'string' || !cookies.includes(echo) || !genuine(echo)) refuse('access.denied');",
    replace: 'void echo;',
    test: crossSite,
    name: 'the cookie must be echoed',
  },
  {
    row: 'S9',
    bug: 'other sites welcome',
    file: antiForgery,
    find: "if (request.headers['sec-fetch-site'] === 'cross-site') refuse('access.denied');",
    replace: '',
    test: crossSite,
    name: 'every call that changes something is refused from another site',
  },
  {
    row: 'S10',
    bug: 'scripts stay in rich text',
    file: cleanHtml,
    find: "    'h2',\n",
    replace: "    'h2',\n    'script',\n    'svg',\n",
    test: cleanTest,
    name: 'comes out harmless',
  },
  {
    row: 'S10',
    bug: 'cleaned only once',
    file: cleanHtml,
    find: 'for (let again = sanitize(clean); again !== clean; again = sanitize(clean)) clean = again;',
    replace: '',
    test: cleanTest,
    name: 'cleaning twice is cleaning once',
  },
  {
    row: 'S12',
    bug: 'a name that is searched for is put into the text of SQL',
    file: 'apps/server/src/modules/catalog/db/product-tag.repo.ts',
    find: 'all.push(sql`t.name::text ILIKE ${containing(filter.name)}`);',
    replace: "all.push(sql`t.name::text ILIKE ${sql.raw(`'${containing(filter.name)}'`)}`);",
    test: 'apps/server/src/reliability/sql-injection.test.ts',
    name: 'sixty payloads in texts',
  },
  {
    row: 'S14',
    bug: 'any path is remembered',
    file: 'apps/storefront/src/shell/redirect.ts',
    find: "if (!route || route.name === 'login' || route.name === 'register') return null;",
    replace: "if (route?.name === 'login' || route?.name === 'register') return null;",
    test: 'apps/storefront/src/shell/redirect.test.ts',
    name: 'when a remembered path leads anywhere',
  },
  {
    row: 'S15',
    bug: 'metadata kept',
    file: localStore,
    find: "        .webp(purpose === 'identity' ? { lossless: true } : { quality: 82 })",
    replace: "        .keepMetadata()\n        .webp(purpose === 'identity' ? { lossless: true } : { quality: 82 })",
    test: hostile,
    name: 'nothing of what was sent',
  },
  {
    row: 'S15',
    bug: 'every type of picture',
    file: localStore,
    find: "const IMAGES = new Set(['image/jpeg', 'image/png', 'image/webp']);",
    replace:
      "const IMAGES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/tiff', 'image/avif']);",
    test: hostile,
    name: 'forty hostile files',
  },
  {
    row: 'S17',
    bug: 'inline scripts allowed',
    file: webApps,
    find: `scriptSrc: ["'self'"],`,
    replace: `scriptSrc: ["'self'", "'unsafe-inline'"],`,
    test: headers,
    name: 'every call: answered, refused, unknown, wrong',
  },
  {
    row: 'S17',
    bug: 'the back office may be framed',
    file: webApps,
    find: `"frame-ancestors 'none'",`,
    replace: '',
    test: headers,
    name: 'both web apps',
  },
  {
    row: 'S17',
    bug: 'answers may be kept',
    file: 'apps/server/src/platform/http/serve-endpoint.ts',
    find: "return reply.header('cache-control', 'no-store').type('application/json').send(served.body);",
    replace: "return reply.type('application/json').send(served.body);",
    test: headers,
    name: 'every call: answered, refused, unknown, wrong',
  },
  {
    row: 'S16',
    bug: 'a word of an export runs as a formula',
    file: 'apps/server/src/platform/files/sheets.ts',
    find: "const text = typeof cell === 'number' ? String(cell) : neutralised(plain(cell));",
    replace: 'const text = plain(cell);',
    test: 'apps/server/src/modules/lists/test/exports.test.ts',
    name: 'when cells begin as formulas, then they are texts',
  },
  {
    row: 'S16',
    bug: 'a text of a workbook runs as a formula',
    file: 'apps/server/src/platform/files/sheets.ts',
    find: "typeof cell === 'string' ? neutralised(cell).replace(CONTROL, '') : cell",
    replace: "typeof cell === 'string' ? cell.replace(CONTROL, '') : cell",
    test: 'apps/server/src/modules/lists/test/exports.test.ts',
    name: 'when a customer is called as a formula would be written',
  },
  {
    row: 'S16',
    bug: 'an export outlives the right to it',
    file: 'apps/server/src/platform/http/read-list.ts',
    find: "if (needs.some((permission) => !staff.permissions.has(permission))) refuse('access.denied');",
    replace: '',
    test: 'apps/server/src/modules/lists/test/exports.test.ts',
    name: 'when the right is missing, or taken away meanwhile',
  },
];
