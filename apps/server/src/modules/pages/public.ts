/** What slices make pages of for those who read without the app. */
export { listedPages, storedLinks, storedNames } from './db/listed-pages.repo.ts';
export { appAddress } from './domain/app-address.ts';
export { cutText, wordsOf } from './domain/cut-text.ts';
export type { FeedItem } from './domain/feed.ts';
export { gtinOf } from './domain/gtin.ts';
export {
  type Availability,
  beforeData,
  type JsonLd,
  offerData,
  offersData,
  placeData,
  priceData,
  ratingData,
  reviewsData,
} from './domain/json-ld.ts';
export { answerNotice } from './http/answer-notice.ts';
export { answerTooMany } from './http/answer-remembered.ts';
export {
  addressLine,
  aloneText,
  cards,
  facts,
  list,
  paragraphs,
  priceLine,
  reviewsBlock,
  section,
  table,
} from './usecases/blocks.ts';
export { checkDay } from './usecases/check-day.ts';
export { type FeedSource, feedPort } from './usecases/feed-item.ts';
export {
  type AppScreen,
  type CityLinks,
  cityLinksPort,
  type PageContent,
  type PageKind,
  type PageLink,
  type PageReader,
  pageKindPort,
} from './usecases/page-kind.ts';
export { pageReader } from './usecases/page-reader.ts';
export { pictureAddress } from './usecases/picture-address.ts';
