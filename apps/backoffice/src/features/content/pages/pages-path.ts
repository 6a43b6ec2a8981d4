/** Where the static pages are; what is below names one of them. */
export const PAGES_PATH = '/content/pages';
