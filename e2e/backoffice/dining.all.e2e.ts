import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { plantArea } from '@app/server/verticals/dining/test/fixtures';
import { newCustomer } from '../support/customers.ts';
import { bookTable, newRestaurant, tableDay } from '../support/dining.ts';
import { expect, test } from '../support/journey.ts';
import { ask, onDatabase } from '../support/products.ts';
import { carryStaffSession, DESK, staffToken } from '../support/staff.ts';

test.use({ viewport: DESK });

test('staff see who waits for a table of the night, and offer one as soon as one is free, not before', async ({
  page,
  product,
}) => {
  const [owner, guest] = [await newCustomer(product), await newCustomer(product)];
  const place = await newRestaurant(product, { name: 'Casa Cheia', tables: 1 });
  const day = await tableDay(product, place, 3);
  await bookTable(product, owner, place, { day, time: '19:30' });
  await ask(product, diningEndpoints.joinDiningWait, {
    token: guest.token,
    body: { restaurantId: place.id, day, from: '19:30', to: '20:00', adults: 2, childAges: [], areaId: null },
  });
  await carryStaffSession(page, await staffToken(product));
  await page.goto(`/admin/#/travel/dining-book?restaurant=${place.id}&day=${day}`);
  await expect(page.getByText('19:30–20:00, 2 people')).toBeVisible();
  await page.getByRole('button', { name: 'Offer a table' }).click();
  await expect(page.getByText(/All tables are taken/).first()).toBeVisible();

  await onDatabase(product, (db) => plantArea(db, place, { seats: [1, 4], tables: 1 }));
  await page.getByRole('button', { name: 'Offer a table' }).click();
  await expect(page.getByText(/^19:30 Terrace held until/)).toBeVisible();
});
