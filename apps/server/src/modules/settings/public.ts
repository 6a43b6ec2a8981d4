import type { Queryable } from '../../platform/db/connect.ts';
import type { Platform } from '../../platform/slice.ts';
import { storedParameter, storeParameter, storeParameterOnce } from './db/parameter.repo.ts';
import { type ParameterKey, type ParameterValue, parameters } from './domain/parameters.ts';
import { readParameters } from './usecases/read-parameters.ts';

export type { NamedArea } from './domain/area-tree.ts';
export type { ParameterKey, ParameterValue } from './domain/parameters.ts';
export { confirmPriceChanges, confirmPrices } from './usecases/confirm-prices.ts';
export { shopLogo } from './usecases/identity/brand-files.ts';
export { type PageLook, pageLook } from './usecases/identity/page-look.ts';
export { type Identity, readIdentity, shopName } from './usecases/identity/read-identity.ts';
export { shopDressing } from './usecases/identity/shop-dressing.ts';
export { guardedParameter } from './usecases/parameter-guards.ts';
export { chinaArea } from './usecases/read-china-areas.ts';

/** The present value of one parameter, from memory. */
export async function parameter<K extends ParameterKey>(platform: Platform, key: K): Promise<ParameterValue<K>> {
  return (await readParameters(platform))[key];
}

/** Sets a parameter. Throws when the value breaks the parameter's rule. Whoever commits drops the tag `parameters`. */
export async function setParameter<K extends ParameterKey>(
  db: Queryable,
  key: K,
  value: ParameterValue<K>,
): Promise<void> {
  await storeParameter(db, key, parameters[key].schema.parse(value));
}

/** Sets a parameter that nobody has set; of callers at the same time one sets it. Throws as `setParameter` does. */
export async function initializeParameter<K extends ParameterKey>(
  db: Queryable,
  key: K,
  value: ParameterValue<K>,
): Promise<void> {
  await storeParameterOnce(db, key, parameters[key].schema.parse(value));
}

/** The value of one parameter as the database has it, for a decision that must not rest on what is in memory. */
export async function parameterNow<K extends ParameterKey>(db: Queryable, key: K): Promise<ParameterValue<K>> {
  const stored = parameters[key].schema.safeParse(await storedParameter(db, key));
  return (stored.success ? stored.data : parameters[key].initial) as ParameterValue<K>;
}
