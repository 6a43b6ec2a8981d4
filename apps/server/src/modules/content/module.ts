import { defineSlice } from '../../platform/slice.ts';
import { pageKindPort } from '../pages/public.ts';
import { contentRoutes } from './http/content.routes.ts';
import { bannerRoutes, staffRoutes } from './http/staff.routes.ts';
import { articlePages } from './usecases/article-page.ts';
import { startBannerTimer } from './usecases/banner-timer.ts';
import { ensureArticles } from './usecases/ensure-articles.ts';

export default defineSlice((platform) => {
  let timer: { stop(): void } | null = null;
  return {
    name: 'content',
    owns: ['article', 'banner'],
    gives: [pageKindPort(articlePages(platform))],
    endpoints: [...contentRoutes(platform), ...staffRoutes(platform), ...bannerRoutes(platform)],
    start: async () => {
      timer = startBannerTimer(platform);
    },
    stop: async () => timer?.stop(),
    ensure: ensureArticles,
    invariants: [
      {
        name: 'content.banner-period',
        promise: 'A banner ends after it begins.',
        sql: 'SELECT id FROM banner WHERE expires_at <= effective_at',
      },
      {
        name: 'content.english',
        promise: 'Every page and banner has its English text, which the other languages fall back on.',
        sql: `
        SELECT 'article' AS kind, key AS name FROM article WHERE NOT (title ? 'en-US' AND html ? 'en-US')
        UNION ALL SELECT 'banner', id::text FROM banner WHERE NOT title ? 'en-US'`,
      },
    ],
  };
});
