import type { Queryable } from '../../../../platform/db/connect.ts';

/** The numbers of what caused records, by their ids, those it knows. */
export type RecordNames = (db: Queryable, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const ports = new Map<string, RecordNames>();

/** Has `port` asked for the numbers of one kind of reference, such as `goods_order`. The last one of a kind stays. */
export const namesRecords = (kind: string, port: RecordNames): void => {
  ports.set(kind, port);
};

/** The numbers of references, keyed by `<kind>/<id>`. */
export async function recordNames(
  db: Queryable,
  references: readonly { readonly referenceKind: string; readonly referenceId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    [...ports].map(async ([kind, port]) => {
      const ids = [...new Set(references.filter((one) => one.referenceKind === kind).map((one) => one.referenceId))];
      const names = ids.length > 0 ? await port(db, ids) : new Map<string, string>();
      return [...names].map(([id, name]) => [`${kind}/${id}`, name] as const);
    }),
  );
  return new Map(found.flat());
}
