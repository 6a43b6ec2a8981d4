import { staffBannerEndpoints } from '@app/contract/content/banners/staff-endpoints';
import { shapes as bannerShapes } from '@app/contract/content/banners/staff-schemas';
import { staffContentEndpoints } from '@app/contract/content/staff-endpoints';
import { shapes } from '@app/contract/content/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listArticles, readStaffArticle, updateArticle } from '../usecases/staff-articles.ts';
import { createBanner, deleteBanner, listBanners, readStaffBanner, updateBanner } from '../usecases/staff-banners.ts';

/** The back office's calls about static pages. */
export const staffRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffContentEndpoints, shapes, {
    listArticles: (call) => listArticles(platform.db, call.query),
    readArticle: (call) => readStaffArticle(platform.db, call.params.key),
    updateArticle: (call) => updateArticle(platform, call, { ...call.body, key: call.params.key }),
  });

/** The back office's calls about banners. */
export const bannerRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffBannerEndpoints, bannerShapes, {
    listBanners: (call) => listBanners(platform.db, call.query, call.lang),
    readBanner: (call) => readStaffBanner(platform.db, { id: call.params.id, lang: call.lang }),
    createBanner: (call) => createBanner(platform, call, call.body),
    updateBanner: (call) => {
      const { version, ...input } = call.body;
      return updateBanner(platform, call, { id: call.params.id, version, input });
    },
    deleteBanner: (call) => deleteBanner(platform, call, call.params.id),
  });
