import type { Failure } from '../../api/failure';

/** A key of a text; anything else is a sentence already. */
const KEY = /^(field|ui)\.[\w.]+$/;

/**
 * What a refusal says of each field: of the first the sentence that the server wrote of it in the reader's language, which
 * names the limit; of the others the key of a text, or that sentence where the refusal itself is about them.
 */
export const saidOfFields = ({ fields, message }: Pick<Failure, 'fields' | 'message'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, key], index) => [path, index > 0 && KEY.test(key) ? key : message]),
  );

/** Whether what is said of a field is the key of a text. */
export const isTextKey = (said: string): boolean => KEY.test(said);

/** The error of a field itself, and those of its parts by the rest of their path. */
export type ErrorsAt = { own: string | null; parts: Readonly<Record<string, string>> };

/** Picks one field's errors out of all, which are named by path (`name.es`, `variants.2.sku`). */
export function errorsAt(all: Readonly<Record<string, string>>, name: string): ErrorsAt {
  const prefix = `${name}.`;
  const parts = Object.entries(all).filter(([path]) => path.startsWith(prefix));
  return {
    own: all[name] ?? null,
    parts: Object.fromEntries(parts.map(([path, key]) => [path.slice(prefix.length), key])),
  };
}

/** Returns all errors but those of one field, after it was changed; the same object where it had none. */
export function withoutField(all: Readonly<Record<string, string>>, name: string): Readonly<Record<string, string>> {
  const rest = Object.entries(all).filter(([path]) => path !== name && !path.startsWith(`${name}.`));
  return rest.length === Object.keys(all).length ? all : Object.fromEntries(rest);
}
