export type { BannerRedirect } from './domain/banner-redirect.ts';
export { type NewBanner, storeArticle, storeBanner } from './usecases/store-content.ts';
