import type { Queryable } from '../../../../platform/db/connect.ts';
import { definePort } from '../../../../platform/port.ts';
import type { Platform } from '../../../../platform/slice.ts';

/** The numbers of what caused records of one kind of reference, such as `goods_order`. */
export type RecordNames = {
  readonly kind: string;
  /** Returns the numbers by the ids, those it knows. */
  numbersOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
};

/** What names the causes of records, a kind each. */
export const recordNamesPort = definePort<RecordNames>();

/** The numbers of references, keyed by `<kind>/<id>`. */
export async function recordNames(
  platform: Platform,
  references: readonly { readonly referenceKind: string; readonly referenceId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    recordNamesPort.all(platform).map(async ({ kind, numbersOf }) => {
      const ids = [...new Set(references.filter((one) => one.referenceKind === kind).map((one) => one.referenceId))];
      const names = ids.length > 0 ? await numbersOf(platform.reads, ids) : new Map<string, string>();
      return [...names].map(([id, name]) => [`${kind}/${id}`, name] as const);
    }),
  );
  return new Map(found.flat());
}
