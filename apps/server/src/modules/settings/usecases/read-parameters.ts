import { cachedValue } from '../../../platform/cached-value.ts';
import { storedParameters } from '../db/parameter.repo.ts';
import { parameterValues } from '../domain/parameters.ts';

/** Every parameter's value, in memory until the tag `parameters` is dropped. Logs stored values it cannot use. */
export const readParameters = cachedValue(['parameters'], async (platform) => {
  const { values, refused } = parameterValues(await storedParameters(platform.db));
  if (refused.length > 0) platform.log.error({ parameters: refused }, 'stored parameters break their rules');
  return values;
});
