import { cleanedHtml, dataScript, type Html, html } from '../../../platform/text/html.ts';
import { cutText } from '../domain/cut-text.ts';
import { breadcrumbsData, type JsonLd } from '../domain/json-ld.ts';

/** Letters of a description that results of searches show. */
const DESCRIPTION = 155;
const PICTURES = 8;

export type Crumb = { readonly name: string; readonly path: string; readonly url: string };

/** All that a document needs, worked out. Paths are on this server, addresses whole. */
export type Document = {
  readonly tag: string;
  readonly title: string;
  readonly shop: string;
  /** The shop's mark, and the style sheet of its colours. */
  readonly mark: string;
  readonly colours: string | null;
  readonly styles: string;
  readonly name: string;
  readonly about: string;
  readonly canonical: string;
  readonly alternates: readonly {
    readonly hreflang: string;
    readonly url: string;
    readonly path: string;
    readonly title: string;
  }[];
  /** `url` of pictures with the shop's own address before it. */
  readonly pictures: readonly { readonly path: string; readonly url: string }[];
  /** The whole address of the picture that previews show where the page has none of its own. */
  readonly preview: string | null;
  /** The whole address of the shop's icon, for previews of pages without any picture. */
  readonly icon: string;
  readonly crumbs: readonly Crumb[];
  readonly type: 'product' | 'article' | 'website';
  readonly data: readonly JsonLd[];
  readonly body: Html;
  readonly open: { readonly path: string; readonly label: string };
  readonly labels: { readonly crumbs: string; readonly languages: string; readonly pictures: string };
  readonly footer: readonly { readonly name: string; readonly path: string }[];
};

const metas = (of: Document): Html => {
  const picture = of.pictures[0]?.url ?? of.preview;
  const properties: [string, string][] = [
    ['og:type', of.type],
    ['og:site_name', of.shop],
    ['og:title', of.name],
    ['og:description', cutText(of.about, DESCRIPTION)],
    ['og:url', of.canonical],
    ['og:locale', of.tag.replace('-', '_')],
    ['og:image', picture ?? of.icon],
  ];
  return html`${properties
    .filter(([, content]) => content !== '')
    .map(
      ([property, content]) => html`<meta property="${property}" content="${content}">`,
    )}<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`;
};

/** What the page is about, with what every thing has: name, address, pictures, description. */
const thingsOf = ({ data, name, about, canonical, pictures, crumbs }: Document): readonly unknown[] => {
  const common = {
    name,
    url: canonical,
    ...(about ? { description: about } : {}),
    ...(pictures.length > 0 ? { image: pictures.map(({ url }) => url) } : {}),
  };
  const things = data.map((one) => ({ '@context': 'https://schema.org', ...common, ...one }));
  const way = crumbs.length > 1 ? [{ '@context': 'https://schema.org', ...breadcrumbsData(crumbs) }] : [];
  return [...things, ...way];
};

const head = (of: Document): Html => html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${of.title}</title>
${of.about ? html`<meta name="description" content="${cutText(of.about, DESCRIPTION)}">` : null}
<link rel="canonical" href="${of.canonical}">
${of.alternates.map(({ hreflang, url }) => html`<link rel="alternate" hreflang="${hreflang}" href="${url}">`)}
${metas(of)}
<link rel="stylesheet" href="${of.styles}">${of.colours ? html`<link rel="stylesheet" href="${of.colours}">` : null}
${thingsOf(of).map(dataScript)}`;

const crumbsNav = ({ crumbs, labels }: Document): Html | null =>
  crumbs.length < 2
    ? null
    : html`<nav class="crumbs" aria-label="${labels.crumbs}"><ol>${crumbs.map(({ name, path }, at) =>
        at === crumbs.length - 1
          ? html`<li aria-current="page">${name}</li>`
          : html`<li><a href="${path}">${name}</a></li>`,
      )}</ol></nav>`;

const gallery = ({ pictures, name, labels }: Document): Html | null =>
  pictures.length === 0
    ? null
    : html`<div class="pictures" tabindex="0" role="group" aria-label="${labels.pictures}">${pictures
        .slice(0, PICTURES)
        .map(
          ({ path }, at) =>
            html`<img src="${path}" alt="${name}" width="720" height="720"${
              at === 0 ? html` fetchpriority="high"` : html` loading="lazy"`
            }>`,
        )}</div>`;

/** Returns a whole page for those who read without the app. */
export function writeDocument(of: Document): string {
  const languages = of.alternates.filter(({ hreflang }) => hreflang !== 'x-default');
  return `${html`<!doctype html>
<html lang="${of.tag}">
<head>
${head(of)}
</head>
<body>
<header><a class="shop" href="${of.crumbs[0]?.path ?? '/'}">${cleanedHtml(of.mark)}<span>${of.shop}</span></a><a class="open" href="${of.open.path}">${of.open.label}</a></header>
${crumbsNav(of)}
<main>
<h1>${of.name}</h1>
${gallery(of)}
${of.body}
</main>
<footer>
<nav aria-label="${of.labels.languages}"><ul>${languages.map(
    ({ hreflang, path, title }) =>
      html`<li><a href="${path}" hreflang="${hreflang}" lang="${hreflang}"${
        hreflang === of.tag ? html` aria-current="true"` : null
      }>${title}</a></li>`,
  )}</ul></nav>
<ul>${of.footer.map(({ name, path }) => html`<li><a href="${path}">${name}</a></li>`)}</ul>
</footer>
</body>
</html>
`}`;
}

/** A short page that says that there is nothing to see, with the way on. */
export const writeNotice = (
  of: Pick<Document, 'tag' | 'shop' | 'mark' | 'colours' | 'styles'> & {
    readonly title: string;
    readonly text: string;
    readonly home: string;
    readonly open: { readonly path: string; readonly label: string };
  },
): string =>
  `${html`<!doctype html>
<html lang="${of.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${`${of.title} · ${of.shop}`}</title>
<link rel="stylesheet" href="${of.styles}">${of.colours ? html`<link rel="stylesheet" href="${of.colours}">` : null}
</head>
<body>
<header><a class="shop" href="${of.home}">${cleanedHtml(of.mark)}<span>${of.shop}</span></a><a class="open" href="${of.open.path}">${of.open.label}</a></header>
<main><h1>${of.title}</h1><p>${of.text}</p></main>
</body>
</html>
`}`;
