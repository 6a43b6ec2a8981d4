export type { BannerRedirect } from '@app/contract/content/banners/staff-schemas';
export { type NewBanner, storeArticle, storeBanner } from './usecases/store-content.ts';
