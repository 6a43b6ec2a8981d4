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

/** All errors but those of one field, after it was changed. */
export const withoutField = (all: Readonly<Record<string, string>>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(all).filter(([path]) => path !== name && !path.startsWith(`${name}.`)));
