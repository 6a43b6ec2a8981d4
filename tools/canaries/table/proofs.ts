import type { Canary } from '../canary.ts';

const decide = 'apps/server/src/modules/payments/usecases/review-queue/decide.ts';
const submit = 'apps/server/src/modules/payments/usecases/proofs/submit-proof.ts';
const proofs = 'apps/server/src/modules/payments/test/proofs.test.ts';
const races = 'apps/server/src/modules/payments/test/proof-race.all.test.ts';
const desk = 'apps/server/src/modules/payments/test/review-queue.test.ts';
const repo = 'apps/server/src/modules/payments/db/proof.repo.ts';

/** Row M15 and what belongs to it: proofs of payment and their review. */
export const proofCanaries: readonly Canary[] = [
  {
    row: 'M15',
    bug: 'the proof is read before the payment is locked, and not again',
    file: decide,
    find: '  const proof = await readProof(tx, id);\n  invariant(payment && proof',
    replace: '  const proof = found;\n  invariant(payment && proof',
    test: races,
    name: 'M15:',
  },
  {
    row: 'M15',
    bug: 'an approval does not mind which revision it saw',
    file: decide,
    find: 'if (replaced || proof.revision !== seen.revision) {',
    replace: 'if (proof.revision !== seen.revision) {',
    test: proofs,
    name: 'the review queue refuses the old one',
  },
  {
    row: 'M15',
    bug: 'one person approves twice',
    file: decide,
    find: 'if (mine || proof.firstBy === null) {',
    replace: 'if (proof.firstBy === null) {',
    test: proofs,
    name: 'then two persons approve',
  },
  {
    row: 'M15',
    bug: 'the same file on another payment is not seen',
    file: 'apps/server/src/modules/payments/db/review-queue.repo.ts',
    find: 'WHERE mp.proof_id = r.id AND ${otherFiles.sha256} = ${ownFiles.sha256})',
    replace: 'WHERE mp.proof_id = r.id AND ${otherFiles.id} = ${ownFiles.id})',
    test: desk,
    name: 'a picture was shown for another payment',
  },
  {
    row: 'M9',
    bug: 'a double tap is two proofs',
    file: submit,
    find: '  if (again) return again;',
    replace: '  void again;',
    test: races,
    name: 'M9:',
  },
  {
    row: 'S2',
    bug: 'a voucher of anybody may be shown',
    file: repo,
    find: "AND ${files.kind} = 'image' AND ${isVoucherOf(by)}",
    replace: "AND ${files.purpose} = 'voucher' AND ${by.paymentId} <> ''",
    test: proofs,
    name: 'a stranger’s voucher is named',
  },
  {
    row: 'S15',
    bug: 'vouchers lie where addresses are served',
    file: 'apps/server/src/platform/files/create-file-store.ts',
    find: "new Set(['chat', 'payout', 'voucher'])",
    replace: "new Set(['chat', 'payout'])",
    test: proofs,
    name: 'S15:',
  },
];
