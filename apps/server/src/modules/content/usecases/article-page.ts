import type { RouteName } from '@app/contract/core/routes';
import type { Platform } from '../../../platform/slice.ts';
import { cleanedHtml } from '../../../platform/text/html.ts';
import {
  cutText,
  listedPages,
  type PageContent,
  type PageKind,
  type PageReader,
  storedLinks,
  storedNames,
  wordsOf,
} from '../../pages/public.ts';
import { articleLinks, articleNames, listedArticles } from '../db/article-page.repo.ts';
import { readArticle } from './read-article.ts';

/** The screens that show a static page of their own; others have none. */
const SCREENS: Readonly<Record<string, RouteName>> = {
  about: 'about',
  condition: 'condition',
  privacy: 'privacy',
  returnpolicy: 'returnPolicy',
};

const KEY = /^[A-Za-z0-9_.-]{1,50}$/;

async function read(platform: Platform, key: string, reader: PageReader): Promise<PageContent> {
  const article = await readArticle(platform, key, reader.lang);
  return {
    name: article.title,
    about: cutText(wordsOf(article.html), 300),
    pictures: [],
    within: [],
    opens: { route: SCREENS[key] ?? 'home' },
    body: cleanedHtml(article.html),
    data: [{ '@type': 'WebPage', dateModified: article.updatedAt }],
    tags: [`article:${key}`],
    type: 'article',
  };
}

/** The shop's own static pages. */
export const articlePages = (platform: Platform): PageKind => ({
  kind: 'article',
  split: (part) => (KEY.test(part) ? { id: part, slug: '' } : null),
  names: (key) => storedNames(platform.reads, articleNames(key)),
  read: (key, reader) => read(platform, key, reader),
  listed: listedPages(platform.auxiliaryDb, listedArticles),
  featured: async ({ lang, say }) => ({
    title: say('content.page_about'),
    links: await storedLinks(platform.reads, articleLinks, { kind: 'article', lang }),
    tags: ['article:about', 'article:condition', 'article:privacy', 'article:returnpolicy'],
  }),
});
