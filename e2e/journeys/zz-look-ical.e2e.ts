import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { staffHotelEndpoints as calls } from '@app/contract/verticals/hotels/staff-endpoints';
import { drawingPictures } from '../support/browser.ts';
import { newCustomer } from '../support/customers.ts';
import { test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { bookHotel, dayFromNow, newHotel } from '../support/staff-hotels.ts';

test.use({ ...drawingPictures, viewport: DESK });
test('look', async ({ page, product }) => {
  test.setTimeout(120_000);
  const hotel = await newHotel(product, { units: 1 });
  const customer = await newCustomer(product, { usd: 200_000 });
  await bookHotel(product, customer, hotel, { from: 12, nights: 1, paid: true });
  const ics = (...days: number[]) =>
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:x',
      ...days.flatMap((d) => [
        'BEGIN:VEVENT',
        `UID:${d}`,
        `DTSTART;VALUE=DATE:${dayFromNow(d).replaceAll('-', '')}`,
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
      '',
    ].join('\r\n');
  let text = ics(10, 12, 13);
  const server = createServer((q, r) => void (q.url === '/bad' ? ((r.statusCode = 403), r.end('no')) : r.end(text)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token = await staffToken(product);
  const params = { id: hotel.roomId };
  await ask(product, calls.makeRoomCalendarAddress, { token, params });
  await ask(product, calls.addHotelFeed, { token, params, body: { name: 'Airbnb', url: `${url}/a`, rooms: 1 } });
  await ask(product, calls.addHotelFeed, { token, params, body: { name: 'Vrbo', url: `${url}/bad`, rooms: 1 } });
  const third = await ask(product, calls.addHotelFeed, {
    token,
    params,
    body: { name: 'Google Calendar', url: `${url}/c`, rooms: 1 },
  });
  text = ics();
  await ask(product, calls.readHotelFeed, {
    token,
    params: { id: third.feeds[2]?.id ?? '' },
    body: { emptyToo: false },
  });
  await carryStaffSession(page, token);
  for (const [lang, name] of [
    ['en-US', 'en'],
    ['zh-cn', 'zh'],
  ] as const) {
    await page.goto('/admin/#/workbench');
    await page.evaluate((l) => localStorage.setItem('avela.staff.locale', l), lang);
    await page.reload();
    await page.goto(`/admin/?lang=${lang}#/travel/hotels/${hotel.id}/calendar?from=${dayFromNow(8)}&days=14`);
    await page.reload();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/h/ical-calendar-${name}.png` });
    await page.goto(
      `/admin/?lang=${lang}#/travel/hotels/${hotel.id}/calendar?from=${dayFromNow(8)}&days=14&calendars=${hotel.id}`,
    );
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/h/ical-drawer-${name}.png` });
    await page.mouse.move(1100, 600);
    await page.mouse.wheel(0, 3000);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/h/ical-drawer2-${name}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForTimeout(500);
  await page
    .getByRole('button', { name: /添加日历|Add a calendar/ })
    .first()
    .click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/h/ical-form.png` });
  await page.goto('/admin/?lang=en-US#/workbench');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/h/ical-workbench.png` });
  server.close();
});
