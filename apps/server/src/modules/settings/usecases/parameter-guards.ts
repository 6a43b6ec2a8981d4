import type { Tx } from '../../../platform/db/connect.ts';
import { defineKeyedPort, type GivenPort } from '../../../platform/port.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { ParameterKey, ParameterValue } from '../domain/parameters.ts';

/** Runs in the transaction that sets the parameter, with a value that obeys its rule; refuses what another slice forbids. */
export type ParameterGuard<K extends ParameterKey> = (tx: Tx, value: ParameterValue<K>) => Promise<void>;

type Guarded = { readonly key: ParameterKey; readonly guard: (tx: Tx, value: unknown) => Promise<void> };

const parameterGuardPort = defineKeyedPort<ParameterKey, Guarded>('guard of a parameter', ({ key }) => key);

/** What is asked before a parameter is set, for the list `gives` of a manifest. */
export const guardedParameter = <K extends ParameterKey>(key: K, guard: ParameterGuard<K>): GivenPort =>
  parameterGuardPort({ key, guard: (tx, value) => guard(tx, value as ParameterValue<K>) });

/** Asks the guard of a parameter, if it has one. */
export const runParameterGuard = async (
  platform: Platform,
  tx: Tx,
  { key, value }: { readonly key: ParameterKey; readonly value: unknown },
): Promise<void> => parameterGuardPort.find(platform, key)?.guard(tx, value);
