import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { drawsScreen, firstLoadFiles } from './first-load-budget.ts';

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

/** Tags that let the browser fetch the usual first screen's code, styles and the font beside the entry, not after it. */
function tagsFor(bundle: Rollup.OutputBundle, screen: string, font: RegExp): HtmlTagDescriptor[] {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const linked = new Set(entry ? firstLoadFiles({ [entry.fileName]: entry }, screen) : []);
  const wanted = Object.values(bundle).some((file) => file.type === 'chunk' && drawsScreen(file, screen))
    ? firstLoadFiles(bundle, screen).filter((name) => !linked.has(name))
    : [];
  const fonts = Object.keys(bundle).filter((name) => font.test(name));
  return [
    ...fonts.map((name) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true }),
    ),
    ...wanted.map((name) =>
      name.endsWith('.css')
        ? link({ rel: 'preload', as: 'style', href: `/${name}`, crossorigin: true })
        : link({ rel: 'modulepreload', href: `/${name}`, crossorigin: true }),
    ),
  ];
}

/** Adds those tags to the page. `font` names the font file that every first screen draws with. */
export function preloadFirstScreen(screen: string, font: RegExp): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => (bundle ? tagsFor(bundle, screen, font) : []),
    },
  };
}
