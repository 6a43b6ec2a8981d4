import type { Canary } from '../canary.ts';

const wallet = 'apps/server/src/modules/wallet';
const chain = `${wallet}/db/migrations/0301-ledger-chain.sql`;
const sealer = 'apps/server/src/modules/ledger/core/usecases/seal-ledger.ts';
const balanceAt = 'apps/server/src/modules/ledger/core/db/balance-at.repo.ts';
const adjust = 'apps/server/src/modules/ledger/app/usecases/adjust.ts';
const adjustments = 'apps/server/src/modules/ledger/test/adjustments.test.ts';
const tampering = 'apps/server/src/modules/ledger/test/tampering.test.ts';

/** Holds, the chain of seals, balances at a moment, and adjustments by staff. */
export const ledgerCanaries: readonly Canary[] = [
  {
    row: 'M16',
    bug: 'a hold is closed whatever its state',
    file: 'apps/server/src/modules/ledger/core/db/hold.repo.ts',
    find: "WHERE id = ${id} AND state = 'open'",
    replace: 'WHERE id = ${id}',
    test: 'apps/server/src/modules/ledger/test/hold.test.ts',
    name: 'M16: when posting and releasing meet',
  },
  {
    row: 'L1',
    bug: 'the sealer does not wait for who is writing',
    file: sealer,
    find: 'if (!(await isFinal(db, point))) return 0;',
    replace: 'void isFinal;',
    test: 'apps/server/src/modules/ledger/test/chain.test.ts',
    name: 'when a transaction that has booked stays open',
  },
  {
    row: 'L1',
    bug: 'sealed up to the last transfer seen',
    file: 'apps/server/src/modules/ledger/core/db/seal.repo.ts',
    find: 'AND pid <> pg_backend_pid()`',
    replace: 'AND pid <> pg_backend_pid() AND false`',
    test: 'apps/server/src/modules/ledger/test/chain.test.ts',
    name: 'when sealers run in a storm of payments',
  },
  {
    row: 'L1',
    bug: 'the note is not sealed',
    file: chain,
    find: ' || ledger_bytes(t.note)',
    replace: '',
    test: tampering,
    name: 'when one byte of a transfer is edited',
  },
  {
    row: 'L1',
    bug: 'only entries of customers are sealed',
    file: chain,
    find: 'FILTER (WHERE e.id IS NOT NULL)',
    replace: 'FILTER (WHERE e.balance_before IS NOT NULL)',
    test: tampering,
    name: 'when one byte of an entry is edited',
  },
  {
    row: 'L1',
    bug: 'seals do not hang together',
    file: chain,
    find: 'sha256(head.hash || int8send(head.position) || booked.content)',
    replace: "sha256(decode(repeat('00', 32), 'hex') || int8send(head.position) || booked.content)",
    test: tampering,
    name: 'when nothing was edited',
  },
  {
    row: 'L2',
    bug: 'the last day counts twice',
    file: balanceAt,
    find: "AND t.created_at >= ${day}::timestamp AT TIME ZONE 'UTC'",
    replace: '',
    test: 'apps/server/src/modules/ledger/test/balance-at.test.ts',
    name: 'when balances are asked for at any moment',
  },
  {
    row: 'L2',
    bug: 'what is not sealed yet is forgotten',
    file: balanceAt,
    find: 'AND e.balance_before IS NULL AND t.id > ${sealed}',
    replace: 'AND e.balance_before IS NULL AND t.id < 0',
    test: 'apps/server/src/modules/ledger/test/balance-at.test.ts',
    name: 'when balances are asked for at any moment',
  },
  {
    row: 'L3',
    bug: 'an adjustment is decided without its lock',
    file: adjust,
    find: 'await lockAdjustment(tx, of.id);',
    replace: 'void lockAdjustment;',
    test: adjustments,
    name: 'when approving and rejecting meet',
  },
  {
    row: 'L3',
    bug: 'who asked may approve',
    file: adjust,
    find: "assertThat(before.askedById !== by.staff.id, 'ledger.same_person');",
    replace: '',
    test: adjustments,
    name: 'when it is above the threshold',
  },
];
