import { settingsEndpoints } from '@app/contract/settings/endpoints';
import { shapes } from '@app/contract/settings/schemas';
import { bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { bootstrap } from '../usecases/bootstrap.ts';
import { keepPicture } from '../usecases/keep-picture.ts';
import { readPublicConfig } from '../usecases/public-config.ts';
import { chinaAreas } from '../usecases/read-china-areas.ts';

/** The storefront's start-up, configuration and upload calls. */
export const settingsRoutes = (platform: Platform) =>
  bindEndpoints(settingsEndpoints, shapes, {
    bootstrap: (call) => bootstrap(platform, call),
    config: {
      handle: ({ language }) => readPublicConfig(platform, language),
      cacheTags: () => ['parameters', 'identity', 'translations'],
    },
    areas: { handle: async () => [...chinaAreas().tree], cacheTags: () => [] },
    upload: (call) => keepPicture(platform, call),
  });
