import { Refusal } from '@app/kernel/assert';
import type { ErrorKey } from './error-catalogue.ts';

/** Refuses with a catalogue key unless the condition holds. The edge maps the key to code and translated text. */
export function assertThat(condition: unknown, key: ErrorKey, data?: Record<string, unknown>): asserts condition {
  if (!condition) throw new Refusal(key, data);
}

/** Refuses at once. */
export function refuse(key: ErrorKey, data?: Record<string, unknown>): never {
  throw new Refusal(key, data);
}

/**
 * Runs `work`, which a correct program may see refused with `key` because others were first: that refusal is passed over. For work that
 * has written nothing before it refuses, as the caller's transaction goes on.
 */
export async function unlessRefused(key: ErrorKey, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.key !== key) throw error;
  }
}

/** Refuses these fields of the input, each with the same message; nothing where there are none. */
export function refuseFields(fields: readonly string[], messageKey: string): void {
  if (fields.length === 0) return;
  throw new Refusal('input.invalid', { fields: Object.fromEntries(fields.map((field) => [field, messageKey])) });
}

/** Refuses one field of the input: shown beside that field. `messageKey` is a translation key without interpolation. */
export function refuseField(field: string, messageKey: string): never {
  throw new Refusal('input.invalid', { fields: { [field]: messageKey } });
}
