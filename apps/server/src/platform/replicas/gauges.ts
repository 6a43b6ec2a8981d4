import { SECOND } from '@app/kernel/clock';
import type { Replica } from './replica.ts';

/** How many reads were answered by whom since the start. */
export type ReadCounts = { replica: number; primary: number; again: number };

/** Returns what operators watch of replicas. */
export function replicaGauges(replicas: readonly Replica[], counts: ReadCounts) {
  const gauge = (name: string, help: string, read: () => number) => ({ name, help, read: async () => read() });
  const up = () => replicas.filter((one) => one.isUp());
  const lag = (): number =>
    up().length === 0 ? -1 : (performance.now() - Math.min(...up().map((one) => one.asOf()))) / SECOND;
  return [
    gauge('database_replicas_up', 'Replicas that answer reads', () => up().length),
    gauge('database_replica_lag_seconds', 'How old the data of the oldest of them are (-1: none is up)', lag),
    gauge('database_replica_reads', 'Reads that a replica answered since the start', () => counts.replica),
    gauge('database_replica_reads_on_primary', 'Reads that the primary answered in place of one', () => counts.primary),
    gauge('database_replica_reads_again', 'Reads that a replica failed at', () => counts.again),
  ];
}
