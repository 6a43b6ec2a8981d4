import { definePort } from '../../../platform/port.ts';
import type { FeedItem } from '../domain/feed.ts';
import type { PageReader } from './page-kind.ts';

/** What a slice has to list in feeds, a stretch at a time. */
export type FeedSource = (reader: PageReader) => AsyncIterable<readonly FeedItem[]>;

export const feedPort = definePort<FeedSource>();
