import type { Canary } from '../canary.ts';

const malformed = 'apps/server/src/reliability/malformed-input.test.ts';
const slowAndLarge = 'apps/server/src/reliability/slow-and-large.test.ts';
const reports = 'apps/server/src/modules/reports/test/reports.test.ts';
const readUpload = 'apps/server/src/platform/http/read-upload.ts';

/** Rows O1 to O13: malformed input, slow and large requests, a graceful end, killed migrations, and reports. */
export const operationCanaries: readonly Canary[] = [
  {
    row: 'O1',
    bug: 'raw error text is told',
    file: 'apps/server/src/platform/http/failures.ts',
    find: 'return new Refusal(keyOfForeignError((error ?? {}) as { code?: string }))',
    replace:
      'return new Refusal(keyOfForeignError((error ?? {}) as { code?: string }), { reason: `${(error as { code?: string }).code} ${error}` })',
    test: malformed,
    name: 'bodies that are broken',
  },
  {
    row: 'O1',
    bug: 'a language given twice',
    file: 'apps/server/src/platform/http/call-context.ts',
    find: "const first = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);",
    replace:
      'const first = (value: unknown): string | undefined => (value === undefined ? value : (value as string).trim());',
    test: malformed,
    name: 'parameters twice',
  },
  {
    row: 'O1',
    bug: 'texts that cannot be stored',
    file: 'packages/contract/src/core/validation.ts',
    find: "const storable = (value: string): boolean => !value.includes('\\u0000') && value.isWellFormed();",
    replace: 'const storable = (value: string): boolean => value.length >= 0;',
    test: malformed,
    name: 'a text that cannot be stored',
  },
  {
    row: 'O1',
    bug: 'no envelope for broken requests',
    file: 'apps/server/src/platform/http/broken-requests.ts',
    find: "socket.end(`HTTP/1.1 ${status} ${reason}\\r\\n${lines.join('')}${length}\\r\\n${body}`);",
    replace: 'socket.end(`HTTP/1.1 ${status} ${reason}\\r\\n\\r\\n`);',
    test: 'apps/server/src/reliability/raw-requests.test.ts',
    name: 'is refused in the envelope',
  },
  {
    row: 'O3',
    bug: 'slow bodies may stay',
    file: 'apps/server/src/platform/http/drop-slow-bodies.ts',
    find: 'if (!raw.complete) raw.destroy();',
    replace: 'void raw;',
    test: slowAndLarge,
    name: 'O3:',
  },
  {
    row: 'O3',
    bug: 'slow readers may stay',
    file: 'apps/server/src/platform/http/drop-slow-readers.ts',
    find: '} else if (at - seen.at >= PATIENCE_MS) socket.destroy();',
    replace: '}',
    test: slowAndLarge,
    name: 'O3:',
  },
  {
    row: 'O4',
    bug: 'a long file is read to its end',
    file: readUpload,
    find: "      if (size > most) refuse('upload.too_large');\n",
    replace: '',
    test: slowAndLarge,
    name: 'O4: a body without an end',
  },
  {
    row: 'O4',
    bug: 'any number of files is held',
    file: readUpload,
    find: 'const HELD_MAX = 28 *',
    replace: 'const HELD_MAX = 2_800 *',
    test: slowAndLarge,
    name: 'O4: fifty large uploads',
  },
  {
    row: 'O6',
    bug: 'ends at once',
    file: 'apps/server/src/main.ts',
    find: '    await app.close();\n',
    replace: '    process.exit(0);\n',
    test: 'apps/server/src/reliability/crash-and-restart.test.ts',
    name: 'SIGTERM under load',
  },
  {
    row: 'O8',
    bug: 'each migration is committed before it is noted',
    file: 'apps/server/src/platform/db/migrate.ts',
    find: 'new Migrator({ db, provider: ',
    replace: 'new Migrator({ db, disableTransactions: true, provider: ',
    test: 'apps/server/src/reliability/migrations-killed.test.ts',
    name: 'killed in the middle of any migration',
  },
  {
    row: 'O13',
    bug: 'a folded day is overwritten, not added to',
    file: 'apps/server/src/modules/reports/db/keep-days.repo.ts',
    find: 'SET count = report_day.count + excluded.count, usd = report_day.usd + excluded.usd',
    replace: 'SET count = excluded.count, usd = excluded.usd',
    test: reports,
    name: 'when a stay is booked, paid and cancelled',
  },
  {
    row: 'O13',
    bug: 'what is given back of a stay counts on the day it was paid',
    file: 'apps/server/src/modules/reports/db/migrations/0550-report-kinds.sql',
    find: "('refunds', CASE WHEN o.refund_usd IS NOT NULL THEN o.cancelled_at END, o.refund_usd)",
    replace: "('refunds', CASE WHEN o.refund_usd IS NOT NULL THEN o.paid_at END, o.refund_usd)",
    test: reports,
    name: 'when a stay is booked, paid and cancelled',
  },
  {
    row: 'O13',
    bug: 'the kind that is asked for is not minded',
    file: 'apps/server/src/modules/reports/db/sums.repo.ts',
    find: '  seen.kind === null ? visibleAgents(seen) :',
    replace: '  seen.kind !== undefined ? visibleAgents(seen) :',
    test: reports,
    name: 'when a stay is booked, paid and cancelled',
  },
];
