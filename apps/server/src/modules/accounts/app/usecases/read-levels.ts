import { cachedValue } from '../../../../platform/cached-value.ts';
import { levelsByThreshold } from '../../core/db/level.repo.ts';

/** Member levels as customers see them, lowest first, in memory until the tag `levels` is dropped. */
export const readLevels = cachedValue(['levels'], (platform) => levelsByThreshold(platform.db));
