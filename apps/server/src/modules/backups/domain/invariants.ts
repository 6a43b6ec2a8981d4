import type { Invariant } from '../../../platform/slice.ts';

/** What must hold of the record of backups. */
export const backupInvariants: readonly Invariant[] = [
  {
    name: 'backups.proven',
    promise: 'A backup that counts as proven has its proof, which found nothing, and its size.',
    sql: `SELECT id, name, proof FROM backup_run
      WHERE state = 'proven' AND (bytes IS NULL OR proof IS NULL OR (proof->>'ok')::boolean IS NOT TRUE)`,
  },
];
