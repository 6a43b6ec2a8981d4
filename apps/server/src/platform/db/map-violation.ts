import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { refuse } from '@app/contract/core/refuse';

/** Awaits work; where it violates a constraint of the database, throws what `refusal` throws instead. */
export async function mapViolation<T>(
  work: Promise<T>,
  constraint: string,
  refusal: () => never | Promise<never>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === constraint) return refusal();
    throw error;
  }
}

/** Refuses, at the field where there is one, what a unique index does: it decides also when two save the same at the same moment. */
export const mapUniqueViolation = <T>(
  work: Promise<T>,
  { index, key, field }: { readonly index: string; readonly key: ErrorKey; readonly field?: string },
): Promise<T> =>
  mapViolation(work, index, () =>
    refuse(key, field === undefined ? undefined : { fields: { [field]: `error.${key}` } }),
  );
