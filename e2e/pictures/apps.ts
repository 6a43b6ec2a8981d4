/** The web apps whose parts have a gallery; its files stand in `.data/gallery/<app>` once they are built. */
export const APPS = ['storefront'] as const;
export type App = (typeof APPS)[number];
