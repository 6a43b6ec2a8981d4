import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staffTravelEndpoints } from '@app/contract/travel/staff-endpoints';
import { chromium } from '@playwright/test';
import encodeQR from 'qr';
import { newCustomer } from '../support/customers.ts';
import { confirmBooking } from '../support/hotels.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { bookHotel, newHotel } from '../support/staff-hotels.ts';

const WIDTH = 640;
const HEIGHT = 480;
const SCALE = 10;

/** A film of one picture in YUV4MPEG2 (4:2:0): the QR code of a text, black on white in the middle. */
function filmOf(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const side = modules.length * SCALE;
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  const left = Math.floor((WIDTH - side) / 2);
  const top = Math.floor((HEIGHT - side) / 2);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (modules[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)]) luma[(top + y) * WIDTH + left + x] = 16;
    }
  }
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`),
    Buffer.from('FRAME\n'),
    luma,
    grey,
  ]);
}

test('a guest shows the voucher and the camera at the desk reads it', async ({ product, launchOptions }) => {
  const hotel = await newHotel(product);
  const customer = await newCustomer(product, { usd: 100_000 });
  const order = await bookHotel(product, customer, hotel, { from: 0, nights: 1, paid: true });
  const token = await staffToken(product);
  await confirmBooking(product, order.orderId);
  const confirmed = await ask(product, staffTravelEndpoints.readTravelOrder, { token, params: { id: order.orderId } });
  const folder = mkdtempSync(join(tmpdir(), 'avela-camera-'));
  const film = join(folder, 'voucher.y4m');
  writeFileSync(film, filmOf(confirmed.voucherCode ?? ''));
  // The camera is a setting of the whole browser: one of its own, so that no other journey has it.
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const page = await browser.newPage({ baseURL: product.url, viewport: DESK, locale: 'en-US' });
    await carryStaffSession(page, token);
    await page.goto('/admin/#/travel/orders');
    await page.getByRole('button', { name: 'Verify voucher' }).click();
    const find = page.getByRole('dialog').filter({ hasText: 'Find the order' });
    await find.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(find.getByText('The QR code was read.')).toBeVisible();
    await expect(find.getByLabel('Voucher code')).toHaveValue(confirmed.voucherCode ?? '');
    await find.getByRole('button', { name: 'Find the order' }).click();
    const verify = page.getByRole('dialog').filter({ hasText: 'booked by Ana Reis' });
    await verify.getByRole('button', { name: 'Verify voucher' }).click();
    await expect(page.getByText('Voucher accepted').first()).toBeVisible();
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
