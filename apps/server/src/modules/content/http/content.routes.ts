import { contentEndpoints } from '@app/contract/content/endpoints';
import { shapes } from '@app/contract/content/schemas';
import { bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { offeredTags } from '../../travel/public.ts';
import { TRAVEL_DEALS } from '../../travel-deals/core.ts';
import { readArticle } from '../usecases/read-article.ts';
import { readBanners } from '../usecases/read-banners.ts';
import { homeTags, readHome } from '../usecases/read-home.ts';

/** The storefront's banners, static pages and home screen. */
export const contentRoutes = (platform: Platform) =>
  bindEndpoints(contentEndpoints, shapes, {
    banners: { handle: (call) => readBanners(platform, call.lang), cacheTags: () => ['banners'] },
    article: {
      handle: (call) => readArticle(platform, call.query.key, call.lang),
      cacheTags: (article) => [`article:${article.key}`],
    },
    home: {
      handle: (call) => readHome(platform, call),
      cacheTags: (home) => [...homeTags(home), 'deals', TRAVEL_DEALS, ...offeredTags(platform)],
    },
  });
