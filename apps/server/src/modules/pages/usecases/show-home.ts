import { languageSegment } from '@app/contract/pages/page-address';
import type { Platform } from '../../../platform/slice.ts';
import { html } from '../../../platform/text/html.ts';
import { pageLook } from '../../settings/public.ts';
import { appAddress } from '../domain/app-address.ts';
import { cards, section } from './blocks.ts';
import { footerLinks } from './footer-links.ts';
import { type PageReader, pageKindPort } from './page-kind.ts';
import { hreflangOf, languageAsked, pageLanguages, pageReader } from './page-reader.ts';
import { picturePath } from './picture-address.ts';
import { alternatesOf, type PageAnswer, SHELL_TAGS } from './show-page.ts';
import { writeDocument } from './write-document.ts';

/** What every kind shows of itself, in the order of the kinds. */
async function groups(platform: Platform, reader: PageReader) {
  // The shop's own pages stand at the end of every page.
  const kinds = pageKindPort.all(platform).filter(({ kind }) => kind !== 'article');
  const groups = await Promise.all(kinds.map((kind) => kind.featured?.(reader)));
  return groups.filter((featured) => featured !== undefined);
}

/** Returns the first page of a language: what there is to find, by kind. */
export async function showHome(
  platform: Platform,
  asked: {
    /** Below the origin, without its query. */
    readonly path: string;
    readonly language: string;
    readonly currency: string | undefined;
    readonly styles: string;
  },
): Promise<PageAnswer> {
  const languages = await pageLanguages(platform);
  const { language } = languageAsked(languages, asked.language);
  const path = `/${languageSegment(language)}/`;
  if (asked.path !== path) return { state: 'moved', to: path };
  const reader = await pageReader(platform, { language, currency: asked.currency, query: {} });
  const look = await pageLook(platform, reader.lang);
  const found = await groups(platform, reader);
  const suffix = reader.chosenCurrency ? `?currency=${reader.chosenCurrency}` : '';
  const about = reader.say('page.home_about', { brand: look.name });
  const picture = found.flatMap(({ links }) => links).find((link) => link.picture)?.picture;
  const page = writeDocument({
    tag: hreflangOf(language),
    title: reader.say('page.home_title', { brand: look.name }),
    shop: look.name,
    mark: look.mark,
    colours: look.colours,
    styles: asked.styles,
    name: look.name,
    about,
    canonical: reader.whole(path),
    alternates: alternatesOf(languages, {
      whole: reader.whole,
      suffix,
      pathIn: (code) => `/${languageSegment(code)}/`,
    }),
    pictures: [],
    preview: picture ? reader.whole(picturePath(picture)) : null,
    icon: reader.whole(look.icon),
    crumbs: [{ name: look.name, path: `${path}${suffix}`, url: reader.whole(path) }],
    type: 'website',
    data: [{ '@type': 'WebSite', inLanguage: hreflangOf(language) }],
    body: html`<p>${about}</p>${found.map(({ title, links }) => section(title, cards(links, reader)))}`,
    open: { path: appAddress(reader, { route: 'home' }), label: reader.say('page.open_app', { brand: look.name }) },
    labels: {
      crumbs: reader.say('page.way'),
      languages: reader.say('page.languages'),
      pictures: reader.say('catalog.gallery'),
    },
    footer: await footerLinks(platform, reader),
  });
  return { state: 'page', html: page, tags: [...SHELL_TAGS, ...found.flatMap(({ tags }) => tags)] };
}
