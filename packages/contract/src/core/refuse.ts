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

/** Refuses one field of the input: shown beside that field. `messageKey` is a translation key without interpolation. */
export function refuseField(field: string, messageKey: string): never {
  throw new Refusal('input.invalid', { fields: { [field]: messageKey } });
}
