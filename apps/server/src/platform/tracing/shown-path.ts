/**
 * A path as a trace may hold it: the values of its parameters only where they are numbers, because others may be tokens, codes and names.
 * Without a route nothing is shown of it.
 */
export function shownPath(route: string | undefined, params: unknown): string {
  if (route === undefined) return '/…';
  const values = (params ?? {}) as Record<string, unknown>;
  return route.replace(/:(\w+)/g, (whole, name: string) => {
    const value = String(values[name] ?? '');
    return /^\d{1,12}$/.test(value) ? value : whole;
  });
}
