import type { Plugin } from 'vite';

/** 1rem is 10px of a 375 pixel wide window. */
const toRem = (css: string): string =>
  css.replace(/(?<![\w#-])(-?\d*\.?\d+)px\b/g, (whole, digits: string) => {
    const pixels = Number(digits);
    // Hairlines stay hairlines.
    return Math.abs(pixels) <= 1 ? whole : `${+(pixels / 10).toFixed(4)}rem`;
  });

/** Turns the pixels of the libraries' own styles into rem, so that its widgets scale with the page. */
export function libraryRem(): Plugin {
  return {
    name: 'library-rem',
    enforce: 'pre',
    transform: {
      filter: { id: /yet-another-react-lightbox[\\/].*\.css/ },
      handler: (code) => ({ code: toRem(code), map: null }),
    },
  };
}
