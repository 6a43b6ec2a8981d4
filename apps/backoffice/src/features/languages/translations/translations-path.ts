/** Where the translation desk stands; the language follows. */
export const TEXTS_PATH = '/content/translations';
