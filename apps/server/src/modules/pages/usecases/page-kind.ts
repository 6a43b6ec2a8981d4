import type { Language, Locale, Localized } from '@app/contract/core/locale';
import type { Amount } from '@app/contract/core/money-words';
import type { RouteName } from '@app/contract/core/routes';
import type { PageKindName } from '@app/contract/pages/page-address';
import { defineKeyedPort } from '../../../platform/port.ts';
import type { Html } from '../../../platform/text/html.ts';
import type { JsonLd } from '../domain/json-ld.ts';

/** Who a page is written for, and how. */
export type PageReader = {
  /** The language contents are read in. */
  readonly lang: Locale;
  /** The language of the shop that the page is in. */
  readonly language: Language;
  readonly currency: string;
  /** What the address asks for beside language and currency, such as the days of a stay. */
  readonly query: Readonly<Record<string, string>>;
  /** What the query asks for is refused where it is wrong; a page shows something near it instead. */
  readonly exact?: true;
  readonly now: Date;
  readonly say: (key: string, vars?: Record<string, unknown>) => string;
  /** The text of a key in its plural form for a number, which it calls `count`. */
  readonly count: (key: string, count: number, vars?: Record<string, unknown>) => string;
  /** Names behind each other as the language writes them; what is empty is left out. */
  readonly listed: (names: readonly (string | null | undefined)[]) => string;
  readonly money: (price: Amount) => string;
  /** A calendar day, `YYYY-MM-DD`, in words. */
  readonly day: (day: string) => string;
  /** A moment as clocks of a zone show it. */
  readonly moment: (at: string, zone: string) => string;
  /** The address of another page on this server, in the same language and currency. */
  readonly path: (kind: PageKindName, of: { readonly id: string; readonly name?: string }) => string;
  /** The same with the shop's own address before it, without the currency: what others know a page by. */
  readonly address: (kind: PageKindName, of: { readonly id: string; readonly name?: string }) => string;
  /** A path on this server with the shop's own address before it; as it is while the shop has none. */
  readonly whole: (path: string) => string;
};

/** A screen of the app with the parameters of its address. */
export type AppScreen = { readonly route: RouteName; readonly query?: Readonly<Record<string, string>> };

/** A link to the page of another thing. */
export type PageLink = {
  readonly kind: PageKindName;
  readonly id: string;
  readonly name: string;
  readonly picture?: string | null;
  /** What it costs, where it is, how it is liked. */
  readonly notes?: readonly (string | null)[];
};

/** What the page of a thing says. */
export type PageContent = {
  readonly name: string;
  /** What the window and results of searches call the page, where its name alone would be that of other pages, too. */
  readonly title?: string;
  /** A sentence or two without marks, for results of searches and previews; cut where it is too long. */
  readonly about: string;
  /** Stored addresses of pictures, the first one leading. */
  readonly pictures: readonly string[];
  /** What previews show where it has none: of something that is on its page. The shop's icon stands in for both. */
  readonly preview?: string | null;
  /** What it belongs to, from the whole to the nearest, itself left out. */
  readonly within: readonly PageLink[];
  /** The screen of the app that shows the same thing, and what identifies it there. */
  readonly opens: AppScreen;
  readonly body: Html;
  /** What it is in the words of schema.org; its name, pictures, address and description are added. */
  readonly data: readonly JsonLd[];
  /** Remembered until one of these tags is dropped. */
  readonly tags: readonly string[];
  readonly type?: 'product' | 'article' | 'website';
};

/** A page as lists for machines name it. */
export type ListedPage = {
  readonly id: string;
  readonly name: Localized;
  readonly changedAt: Date;
};

/** All pages of a kind that are shown, in parts of so many. */
export type ListedPages = {
  /** The last change within each part. */
  readonly parts: (size: number) => Promise<readonly Date[]>;
  /** The pages of a part, counted from 0. */
  readonly part: (at: number, size: number) => Promise<readonly ListedPage[]>;
};

/** What a slice has to say of its things to those who read without the app. */
export type PageKind = {
  readonly kind: PageKindName;
  /** Splits the last part of an address into the id and what follows it; null where it cannot be one. UUIDs when absent. */
  readonly split?: (part: string) => { readonly id: string; readonly slug: string } | null;
  /** Parameters of an address that a page follows, and hands on to the app. */
  readonly keeps?: readonly string[];
  /** The names of a thing, shown or not; null where there is none. */
  readonly names: (id: string) => Promise<Localized | null>;
  /**
   * Reads a page by the use case of the app's own call, so that both say the same; null for what is not shown any more. Refuses
   * record.not_found where there is no such thing; any other refusal says that it is not shown either.
   */
  readonly read: (id: string, reader: PageReader) => Promise<PageContent | null>;
  readonly listed: ListedPages;
  /** What the first page of a language shows of the kind. */
  readonly featured?: (
    reader: PageReader,
  ) => Promise<{ readonly title: string; readonly links: readonly PageLink[]; readonly tags: readonly string[] }>;
};

export const pageKindPort = defineKeyedPort('kind of page', (kind: PageKind) => kind.kind);

/** What a slice shows of its things in a city, on the page of the city. */
export type CityLinks = {
  readonly title: string;
  readonly links: (cityId: string, reader: PageReader) => Promise<readonly PageLink[]>;
  readonly tags: readonly string[];
};

export const cityLinksPort = defineKeyedPort('links of a city', (links: CityLinks) => links.title);
