import { defineSlice } from '../../platform/slice.ts';
import { serveFeeds } from './http/serve-feeds.ts';
import { serveLists } from './http/serve-lists.ts';
import { servePages } from './http/serve-pages.ts';

export default defineSlice((platform) => ({
  name: 'pages',
  pages: (app) => {
    servePages(app, platform);
    serveLists(app, platform);
    serveFeeds(app, platform);
  },
}));
