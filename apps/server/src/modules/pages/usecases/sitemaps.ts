import { contentLocale, localize } from '@app/contract/core/locale';
import { languageSegment, PAGE_SEGMENTS, pagePath } from '@app/contract/pages/page-address';
import type { MadeAnswer } from '../../../platform/http/answer-cache.ts';
import type { Platform } from '../../../platform/slice.ts';
import { PAGES_IN_FILE, sitemapFile, sitemapIndex } from '../domain/sitemap.ts';
import { pageKindPort } from './page-kind.ts';
import { pageLanguages } from './page-reader.ts';

const XML = 'application/xml; charset=utf-8';
/** Lists are made anew at least every half minute, as all that is remembered; they go with what many lists go with. */
const TAGS = ['languages', 'products', 'categories'];

const made = (text: string): MadeAnswer => ({ body: Buffer.from(text), tags: TAGS, type: XML });

/** Returns the index of all files of pages by kind and language, each with its last change; null while the shop has no address. */
export async function writeSitemapIndex(platform: Platform): Promise<MadeAnswer | null> {
  const home = platform.home();
  if (home === null) return null;
  const languages = await pageLanguages(platform);
  const kinds = await Promise.all(
    pageKindPort.all(platform).map(async (kind) => ({ kind, parts: await kind.listed.parts(PAGES_IN_FILE) })),
  );
  const files = languages.flatMap(({ code }) =>
    kinds.flatMap(({ kind, parts }) =>
      parts.map((changedAt, at) => ({
        url: `${home}/sitemaps/${languageSegment(code)}/${PAGE_SEGMENTS[kind.kind]}-${at + 1}.xml`,
        changedAt,
      })),
    ),
  );
  return made(sitemapIndex(files));
}

/** A file's name, such as `hotel-2.xml`: its kind and part. */
const FILE = /^([a-z-]+)-([1-9]\d{0,4})\.xml$/;

/** Returns a file of pages of a kind in a language; null where there is none. */
export async function writeSitemap(
  platform: Platform,
  asked: { readonly language: string; readonly file: string },
): Promise<MadeAnswer | null> {
  const home = platform.home();
  const [, segment = '', number = ''] = FILE.exec(asked.file) ?? [];
  const kind = pageKindPort.all(platform).find((one) => PAGE_SEGMENTS[one.kind] === segment);
  const language = (await pageLanguages(platform)).find(({ code }) => languageSegment(code) === asked.language)?.code;
  if (home === null || !kind || language === undefined) return null;
  const pages = await kind.listed.part(Number(number) - 1, PAGES_IN_FILE);
  if (pages.length === 0) return null;
  const lang = contentLocale(language);
  return made(
    sitemapFile(
      pages.map(({ id, name, changedAt }) => ({
        url: `${home}${pagePath(language, kind.kind, { id, name: localize(name, lang) })}`,
        changedAt,
      })),
    ),
  );
}
