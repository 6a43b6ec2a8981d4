import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type { App } from './apps.ts';

const folder = fileURLToPath(new URL('../../.data/gallery', import.meta.url));
const ADDRESS = 'http://gallery.test/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Answers the page's requests from the built files, at a fixed moment: no server, and nothing leaves the machine. */
export async function serveGallery(page: Page, app: App): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-24T12:00:00Z'));
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, app, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    const body = await readFile(file).catch(() => null);
    if (!body) return route.fulfill({ status: 404 });
    return route.fulfill({ body, contentType: TYPES[extname(file)] ?? 'application/octet-stream' });
  });
}

/** A section: whether it holds words, so that it looks different in other languages, and whether it lies over the page. */
export type NamedSection = { readonly id: string; readonly worded: boolean; readonly overlay: boolean };

/** The gallery's sections, in its order, once they are there: the page may draw itself anew while it begins. */
export async function sectionsOf(page: Page): Promise<NamedSection[]> {
  await page.goto(ADDRESS);
  const places = page.locator('[data-section]');
  let sections: NamedSection[] = [];
  const read = async (): Promise<number> => {
    sections = await places.evaluateAll((all) =>
      all.map((one) => ({
        id: one.getAttribute('data-section') ?? '',
        worded: !one.hasAttribute('data-wordless'),
        overlay: one.querySelector('iframe') !== null,
      })),
    );
    return sections.length;
  };
  await expect.poll(read).toBeGreaterThan(5);
  return sections;
}

/** CSS pixels that anything to be looked at is high at least. */
const LEAST_HEIGHT = 16;
/** The window's height for what lies over the page, in CSS pixels. */
const PHONE = 700;
/** The same for all others: a part that does not fit makes the browser resize the window, which moves scrolled rows. */
const TALL = 4000;

/**
 * Opens one section alone in a window `width` CSS pixels wide and returns what is to be looked at: itself, or the window
 * where it lies over the page.
 */
export async function openSection(
  page: Page,
  of: { readonly section: NamedSection; readonly lang: string; readonly width: number },
): Promise<Locator | Page> {
  const { id, overlay } = of.section;
  await page.setViewportSize({ width: of.width, height: overlay ? PHONE : TALL });
  await page.goto(`${ADDRESS}?section=${id}&lang=${of.lang}`);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  if (!overlay) return page.locator('[data-section]');
  // What lies over the page opens once it is drawn: a look before that sees the page without it. What is only for readers of the
  // screen is there before, in a box of a pixel.
  await page.waitForFunction((least) => {
    const over = document.querySelectorAll(
      'dialog[open], [role="dialog"], [role="alertdialog"], [role="status"], output',
    );
    return [...over].some((one) => one.getBoundingClientRect().height > least);
  }, LEAST_HEIGHT);
  return page;
}
