import { staffContentEndpoints } from '@app/contract/content/staff-endpoints';
import { shapes } from '@app/contract/content/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { listArticles, readStaffArticle, updateArticle } from '../usecases/staff-articles.ts';

/** The back office's calls about static pages. */
export const staffRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffContentEndpoints, shapes, {
    listArticles: (call) => listArticles(platform.db, call.query),
    readArticle: (call) => readStaffArticle(platform.db, call.params.key),
    updateArticle: (call) => updateArticle(platform, call, { ...call.body, key: call.params.key }),
  });
