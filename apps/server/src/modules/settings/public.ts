import type { Queryable } from '../../platform/db/connect.ts';
import type { Platform } from '../../platform/slice.ts';
import { storeParameter } from './db/parameter.repo.ts';
import { type ParameterKey, type ParameterValue, parameters } from './domain/parameters.ts';
import { readParameters } from './usecases/read-parameters.ts';

export type { NamedArea } from './domain/area-tree.ts';
export type { ParameterKey, ParameterValue } from './domain/parameters.ts';
export { shopLogo } from './usecases/identity/brand-files.ts';
export { type PageLook, pageLook } from './usecases/identity/page-look.ts';
export { type Identity, readIdentity, shopName } from './usecases/identity/read-identity.ts';
export { shopDressing } from './usecases/identity/shop-dressing.ts';
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
