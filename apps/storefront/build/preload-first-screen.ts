import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { firstLoadFiles } from './first-load-budget.ts';

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

/** Tags that let the browser fetch the usual first screen's code, styles and the font beside the entry, not after it. */
function tagsFor(
  html: string,
  bundle: Rollup.OutputBundle,
  files: { screen: string; font: RegExp },
): HtmlTagDescriptor[] {
  const fonts = Object.keys(bundle).filter((name) => files.font.test(name));
  const wanted = firstLoadFiles(bundle, files.screen).filter((name) => !html.includes(name));
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
      handler: (html, { bundle }) => (bundle ? tagsFor(html, bundle, { screen, font }) : []),
    },
  };
}
