import { NOTHING, type Position } from './position.ts';

/** Positions of the primary that are remembered; a replica that is farther behind is not used anyway. */
const SAMPLES_MAX = 2_000;

/**
 * How new a replica's data are, by this process's own clock: positions of the primary are noted with the moments at which they were asked
 * for, and the newest one that the replica has replayed says as of when it is complete.
 */
export function createFreshness() {
  let samples: { at: number; position: Position }[] = [];
  let replayed = NOTHING;
  let asOf = Number.NEGATIVE_INFINITY;
  return {
    /** Notes that the primary had written up to a position when it was asked at `at`. */
    noteWritten: (at: number, position: Position): void => {
      const last = samples.at(-1);
      if (last?.position === position) last.at = at;
      else samples.push({ at, position });
      if (samples.length > SAMPLES_MAX) samples = samples.slice(SAMPLES_MAX / 2);
    },
    /** Notes how far the replica is. */
    noteReplayed: (position: Position): void => {
      replayed = position;
      const reached = samples.filter((sample) => sample.position <= position);
      asOf = reached.at(-1)?.at ?? asOf;
      samples = samples.slice(Math.max(0, reached.length - 1));
    },
    /** Forgets everything: of another server, or of the same one after a start, nothing is known. */
    forget: (): void => {
      samples = [];
      replayed = NOTHING;
      asOf = Number.NEGATIVE_INFINITY;
    },
    replayed: (): Position => replayed,
    /** Everything committed before this moment is in the replica. */
    asOf: (): number => asOf,
  };
}
