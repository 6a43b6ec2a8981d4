import { test } from '@playwright/test';
import { expectBlackOnWhite } from '../support/qr-colours.ts';
import { openSection, serveGallery } from './gallery.ts';

test('a QR code of the storefront is black on white in dark and in forced colours', async ({ page }) => {
  await serveGallery(page, 'storefront');
  await openSection(page, { section: { id: 'pictures', worded: true, overlay: false }, lang: 'en-US', width: 375 });
  const code = page.locator('svg[shape-rendering="crispEdges"]').locator('..');
  await expectBlackOnWhite(page, code, 'https://shop.example/p/1');
});
