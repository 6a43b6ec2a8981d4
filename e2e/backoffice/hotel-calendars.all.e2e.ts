import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hotelEndpoints } from '@app/contract/verticals/hotels/endpoints';
import { audit } from '../support/audit.ts';
import { newCustomer } from '../support/customers.ts';
import { stayAddress } from '../support/hotels.ts';
import { expect, test } from '../support/journey.ts';
import { ask } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';
import { bookHotel, dayFromNow, newCity, newHotel } from '../support/staff-hotels.ts';

test.use({ viewport: DESK });

/** A site with a calendar of these nights, each of them one entry. */
async function openSite() {
  let text = '';
  const server = createServer((_request, response) => void response.end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/room.ics`,
    sells: (...days: readonly string[]) => {
      const entries = days.flatMap((day) => {
        const date = day.replaceAll('-', '');
        return ['BEGIN:VEVENT', `UID:${date}`, `DTSTART;VALUE=DATE:${date}`, 'END:VEVENT'];
      });
      text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:site', ...entries, 'END:VCALENDAR', ''].join('\r\n');
    },
    close: () => server.close(),
  };
}

test('staff hand out the calendar of a room type and read another site’s: its nights close in the shop, and one sold twice is shown', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const city = await newCity(product);
  const hotel = await newHotel(product, { units: 1, cityId: city });
  const customer = await newCustomer(product, { usd: 200_000 });
  const order = await bookHotel(product, customer, hotel, { from: 12, nights: 1, paid: true });
  const site = await openSite();
  await carryStaffSession(page, await staffToken(product));
  await page.goto(`/admin/#/travel/hotels/${hotel.id}/calendar?from=${dayFromNow(8)}&days=14`);
  await page.getByRole('button', { name: 'Calendars of other sites' }).click();
  const drawer = page.getByRole('dialog', { name: 'Calendars of other sites' }).last();
  await expect(drawer.getByText('No address yet.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Make an address' }).click();
  const address = drawer.getByText(/\/calendars\/[\w-]{43}\.ics/);
  const first = (await address.innerText()).trim();
  const read = async (url: string) => page.request.get(new URL(new URL(url).pathname, product.url).href);
  expect(await (await read(first)).text()).toContain(`DTSTART;VALUE=DATE:${dayFromNow(12).replaceAll('-', '')}`);
  await drawer.getByRole('button', { name: 'Make a new one' }).click();
  await page
    .getByRole('dialog')
    .filter({ hasText: 'ends at once' })
    .getByRole('button', { name: 'Make a new one' })
    .click();
  await expect(address).not.toHaveText(first);
  expect((await read(first)).status()).toBe(404);

  site.sells(dayFromNow(10), dayFromNow(12));
  await drawer.getByRole('button', { name: 'Add a calendar' }).click();
  const form = page.getByRole('dialog').filter({ hasText: 'New calendar for' });
  await form.getByLabel('Name').fill('Airbnb');
  await form.getByLabel('Address').fill('http://example.com/room.ics');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter an https address of the open internet')).toBeVisible();
  await form.getByLabel('Address').fill(site.url);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(drawer.getByText('Closes 2 nights to come')).toBeVisible();
  await expect(drawer.getByText(/sold here and taken by Airbnb/)).toBeVisible();
  await expect(drawer.getByRole('link', { name: order.number })).toBeVisible();
  await audit(page, 'calendars of other sites');

  // What the shop sells: the night is closed to guests, the one after it is not.
  const stay = (days: number) => ({
    checkIn: dayFromNow(days),
    checkOut: dayFromNow(days + 1),
    rooms: 1,
    adults: 2,
    childAges: '',
  });
  const isFound = async (days: number): Promise<boolean> => {
    const { list } = await ask(product, hotelEndpoints.hotelSearch, { query: { city, ...stay(days) } });
    return list.some((card) => card.id === hotel.id && card.price !== null);
  };
  expect([await isFound(10), await isFound(11)]).toEqual([false, true]);
  const guest = await page.context().newPage();
  await guest.setViewportSize({ width: 375, height: 812 });
  await guest.goto(`/#/hoteldetails?id=${hotel.id}&${stayAddress(stay(10))}`);
  await expect(guest.getByText('Sold out').first()).toBeVisible();
  await guest.close();

  await drawer.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog').filter({ hasText: 'Leave it empty' });
  await edit.getByLabel('Name').fill('Airbnb, river double');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Airbnb, river double', { exact: true })).toBeVisible();

  site.sells();
  await drawer.getByRole('button', { name: 'Read now' }).click();
  await expect(drawer.getByText('The calendar is empty all at once.')).toBeVisible();
  expect(await isFound(10)).toBe(false);
  await drawer.getByRole('button', { name: 'Open its nights' }).click();
  await page
    .getByRole('dialog')
    .filter({ hasText: 'booked there any more' })
    .getByRole('button', { name: 'Open its nights' })
    .click();
  await expect(drawer.getByText('Closes 0 nights to come')).toBeVisible();
  expect(await isFound(10)).toBe(true);

  await drawer.getByRole('button', { name: 'Remove' }).click();
  await page
    .getByRole('dialog')
    .filter({ hasText: 'It is read no more' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(drawer.getByText('None yet.')).toBeVisible();
  await drawer.getByRole('button', { name: 'End it' }).click();
  await page
    .getByRole('dialog')
    .filter({ hasText: 'cannot read this calendar' })
    .getByRole('button', { name: 'End it' })
    .click();
  await expect(drawer.getByText('No address yet.')).toBeVisible();
  site.close();
});
