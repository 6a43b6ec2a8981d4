import type { FeedProblem } from '@app/contract/verticals/hotels/facts';

/** A calendar could not be taken for what it should be. */
export class FeedError extends Error {
  readonly problem: FeedProblem;
  /** The status of the answer, where that is the problem. */
  readonly status: number | null;
  constructor(problem: FeedProblem, status: number | null = null) {
    super(problem);
    this.problem = problem;
    this.status = status;
  }
}
