import { contentLocale, type Language, type Localized, localize } from '@app/contract/core/locale';
import { languageSegment, pagePath } from '@app/contract/pages/page-address';
import { Refusal } from '@app/kernel/assert';
import type { Platform } from '../../../platform/slice.ts';
import { pageLook } from '../../settings/public.ts';
import { appAddress } from '../domain/app-address.ts';
import { footerLinks } from './footer-links.ts';
import type { PageContent, PageKind, PageReader } from './page-kind.ts';
import { hreflangOf, languageAsked, pageLanguages, pageReader, type ShopLanguage } from './page-reader.ts';
import { picturePath } from './picture-address.ts';
import { type Crumb, type Document, writeDocument } from './write-document.ts';

/** What all pages show beside their own: texts, names of languages and currencies, the shop's name. */
export const SHELL_TAGS = ['identity', 'languages', 'translations', 'currencies', 'parameters'] as const;

export type PageAnswer =
  | { readonly state: 'page'; readonly html: string; readonly tags: readonly string[] }
  | { readonly state: 'moved'; readonly to: string }
  | { readonly state: 'gone' | 'unknown'; readonly language: Language };

type AskedPage = {
  readonly language: string;
  readonly part: string;
  readonly currency: string | undefined;
  readonly query: Readonly<Record<string, string>>;
  /** The address of the style sheet. */
  readonly styles: string;
};

const UUID = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:-(.*))?$/i;

/** Splits what stands behind the kind in an address into a UUID and a slug. */
export function splitUuid(part: string): { readonly id: string; readonly slug: string } | null {
  const found = UUID.exec(part);
  return found?.[1] ? { id: found[1].toLowerCase(), slug: found[2] ?? '' } : null;
}

/** Reads a page, or tells why there is none. */
async function contentOf(kind: PageKind, id: string, reader: PageReader): Promise<PageContent | 'gone' | 'unknown'> {
  try {
    return (await kind.read(id, reader)) ?? 'gone';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.key === 'rate.too_many') throw error;
    return error.key === 'record.not_found' ? 'unknown' : 'gone';
  }
}

/** The ways to a page in every language of the shop, the default one once more for all other readers. */
export function alternatesOf(
  languages: readonly ShopLanguage[],
  of: {
    readonly whole: (path: string) => string;
    readonly suffix: string;
    readonly pathIn: (language: Language) => string;
  },
): Document['alternates'] {
  const each = languages.map(({ code, title, isDefault }) => {
    const path = of.pathIn(code);
    return { hreflang: hreflangOf(code), url: of.whole(path), path: `${path}${of.suffix}`, title, isDefault };
  });
  const own = each.find(({ isDefault }) => isDefault) ?? each[0];
  const all = own ? [...each, { ...own, hreflang: 'x-default' }] : each;
  return all.map(({ isDefault: _, ...one }) => one);
}

/** A query as it stands in an address; empty without parameters. */
function searchOf(query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? '' : `?${search}`;
}

const nameIn = (names: Localized, language: Language): string => localize(names, contentLocale(language));

type PageGiven = {
  readonly kind: PageKind;
  readonly id: string;
  readonly names: Localized;
  readonly content: PageContent;
};

async function documentOf(
  platform: Platform,
  { kind, id, names, content }: PageGiven,
  given: {
    readonly reader: PageReader & { chosenCurrency: string | null };
    readonly languages: readonly ShopLanguage[];
    readonly styles: string;
  },
): Promise<Document> {
  const { reader, languages, styles } = given;
  const look = await pageLook(platform, reader.lang);
  const suffix = searchOf(reader.chosenCurrency ? { currency: reader.chosenCurrency } : {});
  const asked = searchOf({ ...(reader.chosenCurrency ? { currency: reader.chosenCurrency } : {}), ...reader.query });
  const home = `/${languageSegment(reader.language)}/`;
  const own = pagePath(reader.language, kind.kind, { id, name: nameIn(names, reader.language) });
  const crumbs: Crumb[] = [
    { name: look.name, path: `${home}${suffix}`, url: reader.whole(home) },
    ...content.within.map((one) => ({
      name: one.name,
      path: reader.path(one.kind, one),
      url: reader.address(one.kind, one),
    })),
    { name: content.name, path: own, url: reader.whole(own) },
  ];
  return {
    tag: hreflangOf(reader.language),
    title: `${content.title ?? content.name} · ${look.name}`,
    shop: look.name,
    mark: look.mark,
    colours: look.colours,
    styles,
    name: content.name,
    about: content.about,
    canonical: reader.whole(own),
    alternates: alternatesOf(languages, {
      whole: reader.whole,
      suffix: asked,
      pathIn: (code) => pagePath(code, kind.kind, { id, name: nameIn(names, code) }),
    }),
    pictures: content.pictures.map(picturePath).map((path) => ({ path, url: reader.whole(path) })),
    preview: content.preview ? reader.whole(picturePath(content.preview)) : null,
    icon: reader.whole(look.icon),
    crumbs,
    type: content.type ?? 'website',
    data: content.data,
    body: content.body,
    open: { path: appAddress(reader, content.opens), label: reader.say('page.open_app', { brand: look.name }) },
    labels: {
      crumbs: reader.say('page.way'),
      languages: reader.say('page.languages'),
      pictures: reader.say('catalog.gallery'),
    },
    footer: await footerLinks(platform, reader),
  };
}

/** Returns a page of a kind in the language and currency asked for, or where it is now, or why there is none. */
export async function showPage(platform: Platform, kind: PageKind, asked: AskedPage): Promise<PageAnswer> {
  const languages = await pageLanguages(platform);
  const { language, exact } = languageAsked(languages, asked.language);
  const found = (kind.split ?? splitUuid)(asked.part);
  const names = found && (await kind.names(found.id));
  if (!found || !names) return { state: 'unknown', language };
  const reader = await pageReader(platform, { language, currency: asked.currency, query: asked.query });
  const content = await contentOf(kind, found.id, reader);
  if (content === 'gone' || content === 'unknown') return { state: content, language };
  const own = pagePath(language, kind.kind, { id: found.id, name: nameIn(names, language) });
  if (!exact || !own.endsWith(`/${asked.part}`)) return { state: 'moved', to: own };
  const document = await documentOf(
    platform,
    { kind, id: found.id, names, content },
    { reader, languages, styles: asked.styles },
  );
  return { state: 'page', html: writeDocument(document), tags: [...SHELL_TAGS, ...content.tags] };
}
