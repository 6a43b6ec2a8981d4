import { invariant } from '@app/kernel/assert';

/** A value that a slice provides for a port, listed under `gives` in its manifest. */
export type GivenPort = { readonly port: object; readonly value: unknown };

/** Where values are found: the platform, which holds those of its slices by port. */
export type PortValues = { readonly given: (port: object) => readonly unknown[] };

/** An extension point: one slice declares it, others call it in `gives` with their implementation. */
export type Port<T> = {
  (value: T): GivenPort;
  /** Returns the values that the slices of a platform provide, in the order of the slices. */
  all(platform: PortValues): readonly T[];
};

/** A port of whose values there is one for each key: of several the last one. */
export type KeyedPort<K, T> = Port<T> & {
  /** Returns the value of a key; undefined where there is none. */
  find(platform: PortValues, key: K): T | undefined;
  /** Returns the value of a key. Throws where there is none. */
  of(platform: PortValues, key: K): T;
};

/** Makes a port. Its values are stored with the platform, so that two platforms in one process share nothing. */
export function definePort<T>(): Port<T> {
  const port = (value: T): GivenPort => ({ port, value });
  const all = (platform: PortValues): readonly T[] => platform.given(port) as readonly T[];
  return Object.assign(port, { all });
}

/** Makes a port whose values are told apart by a key; `name` is what a value is called where one is missing. */
export function defineKeyedPort<K, T>(name: string, keyOf: (value: T) => K): KeyedPort<K, T> {
  const port = definePort<T>();
  const givenTo = port.all;
  type Found = { readonly byKey: ReadonlyMap<K, T>; readonly values: readonly T[] };
  const kept = new WeakMap<readonly T[], Found>();
  const foundIn = (platform: PortValues): Found => {
    const given = givenTo(platform);
    const known = kept.get(given);
    if (known) return known;
    const byKey = new Map(given.map((value) => [keyOf(value), value] as const));
    const found = { byKey, values: [...byKey.values()] };
    kept.set(given, found);
    return found;
  };
  const find = (platform: PortValues, key: K): T | undefined => foundIn(platform).byKey.get(key);
  const of = (platform: PortValues, key: K): T => {
    const value = find(platform, key);
    invariant(value !== undefined, `no slice gives the ${name} ${String(key)}`);
    return value;
  };
  return Object.assign(port, { all: (platform: PortValues) => foundIn(platform).values, find, of });
}

const NOTHING: readonly unknown[] = [];

/** Groups provided values by port. Each port's list is the same array at every call. */
export function gatherGiven(given: readonly GivenPort[]): (port: object) => readonly unknown[] {
  const lists = new Map<object, unknown[]>();
  for (const { port, value } of given) lists.set(port, [...(lists.get(port) ?? []), value]);
  return (port) => lists.get(port) ?? NOTHING;
}
