import type { Tx } from '../../../platform/db/connect.ts';
import type { ParameterKey, ParameterValue } from '../domain/parameters.ts';

/** Runs in the transaction that sets the parameter, with a value that obeys its rule; refuses what another slice forbids. */
export type ParameterGuard<K extends ParameterKey> = (tx: Tx, value: ParameterValue<K>) => Promise<void>;

const guards = new Map<ParameterKey, (tx: Tx, value: unknown) => Promise<void>>();

/** Has `guard` asked before a parameter is set. Registering another one for the same parameter replaces it. */
export function guardParameter<K extends ParameterKey>(key: K, guard: ParameterGuard<K>): void {
  guards.set(key, (tx, value) => guard(tx, value as ParameterValue<K>));
}

/** Asks the guard of a parameter, if it has one. */
export const runParameterGuard = async (tx: Tx, key: ParameterKey, value: unknown): Promise<void> =>
  guards.get(key)?.(tx, value);
