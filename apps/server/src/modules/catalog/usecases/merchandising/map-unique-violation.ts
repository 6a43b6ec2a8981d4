import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { refuse } from '@app/contract/core/refuse';

/** A unique index decides when two save the same at the same moment; its refusal is told at the field. */
export async function mapUniqueViolation<T>(
  work: Promise<T>,
  rule: { index: string; key: ErrorKey; field: string },
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505' && constraint === rule.index)
      refuse(rule.key, { fields: { [rule.field]: `error.${rule.key}` } });
    throw error;
  }
}
