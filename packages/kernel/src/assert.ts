/** A refusal of the business rules: `key` names one entry of the error catalogue, `data` goes to the client with it. */
export class Refusal extends Error {
  readonly key: string;
  readonly data: Record<string, unknown> | undefined;
  constructor(key: string, data?: Record<string, unknown>) {
    super(key);
    this.name = 'Refusal';
    this.key = key;
    this.data = data;
  }
}

/**
 * Throws `Refusal(key, data)` unless `condition` holds. For what a correct program can meet (bad input, a lost race).
 * The contract's `assertThat` narrows `key` to the catalogue; use that one outside the kernel.
 */
export function refuseUnless(condition: unknown, key: string, data?: Record<string, unknown>): asserts condition {
  if (!condition) throw new Refusal(key, data);
}

/** Throws a plain Error unless `condition` holds. For what only a defect can cause; answered as 5000 and logged. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`invariant broken: ${message}`);
}
