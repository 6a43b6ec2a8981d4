import { expect, test } from '@playwright/test';
import { AT_NIGHT } from '../support/at-night.ts';
import { APPS, type App } from './apps.ts';
import { openSection, sectionsOf, serveGallery } from './gallery.ts';

const LANGUAGES = ['en-US', 'zh-cn', 'es', 'pt'] as const;
const WIDTHS: Readonly<Record<App, { readonly narrow: number; readonly wide: number }>> = {
  storefront: { narrow: 375, wide: 768 },
};

/** English is kept at both widths, the other languages where they are short of room. */
const views = APPS.flatMap((app) => [
  ...LANGUAGES.map((lang) => ({ app, lang, size: 'narrow' as const })),
  { app, lang: 'en-US' as const, size: 'wide' as const },
]);

for (const { app, lang, size } of views) {
  // Portuguese words are as long as Spanish ones.
  const when = lang === 'pt' ? AT_NIGHT : {};
  test(`every part of the ${app} looks as it is kept, ${lang}, ${size}`, when, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await serveGallery(page, app);
    const sections = await sectionsOf(page);
    for (const section of sections.filter(({ worded }) => worded || lang === 'en-US')) {
      const part = await openSection(page, { section, lang, width: WIDTHS[app][size] });
      await expect.soft(part).toHaveScreenshot([app, `${lang}-${size}`, `${section.id}.png`]);
    }
    expect(faults).toEqual([]);
  });
}
