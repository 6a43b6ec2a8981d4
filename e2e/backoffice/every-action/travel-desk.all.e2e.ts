import { expect, test } from '../../support/journey.ts';
import { DESK } from '../../support/staff.ts';
import { newHotel } from '../../support/staff-hotels.ts';
import { atDesk, box, onTop, pickFirst, rowOf } from '../../support/steps/every-action.ts';

test.use({ viewport: DESK });

test('a hotel, its room and its plan are saved again, and the hotel is taken off sale', async ({ page, product }) => {
  test.setTimeout(120_000);
  const hotel = await newHotel(product);
  await atDesk(page, product, async ({ press, open }) => {
    const save = () => page.getByRole('button', { name: 'Save', exact: true }).last();
    await open(`/travel/hotels/${hotel.id}`);
    await expect(page.getByLabel('Name, English')).toHaveValue(hotel.name);
    await page.getByLabel('Address, English').fill('Rua da Ribeira 2');
    await press(save(), 'Saved');
    await open(`/travel/hotels/${hotel.id}/rooms`);
    const edits = page.getByRole('main').getByRole('button', { name: 'Edit', exact: true });
    for (const [index, label] of ['Name of the room type, English', 'Name of the rate plan, English'].entries()) {
      await edits.nth(index).click();
      await onTop(page).getByLabel(label).fill('Quiet');
      await press(save(), 'Saved');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await open('/travel/hotels');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(hotel.name);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await press(rowOf(page, hotel.name).getByRole('switch').first(), 'Changed');
  });
});

test('a flight is planned and changed; a tour and a departure are saved again', async ({ page, product }) => {
  test.setTimeout(120_000);
  const number = String(1_000 + Math.floor(Math.random() * 9_000));
  await atDesk(page, product, async ({ press, open }) => {
    const save = () => onTop(page).getByRole('button', { name: 'Save', exact: true });
    await open('/travel/flights');
    await page.getByRole('button', { name: 'New flight' }).click();
    const form = onTop(page);
    // Of the demo: other journeys make airlines and aircraft, and take them out of use.
    await pickFirst(form.getByLabel(/^Airline/), 'Tejo Air');
    await box(form, 'Number').fill(number);
    await pickFirst(form.getByLabel(/^From/), 'Lisbon');
    await pickFirst(form.getByLabel(/^To/), 'London');
    await form.getByLabel(/^First day/).fill('5 May 2031');
    await form.getByLabel(/^First day/).press('Enter');
    await form.getByLabel(/^Last day/).fill('25 May 2031');
    await form.getByLabel(/^Last day/).press('Enter');
    await pickFirst(form.getByLabel(/^Aircraft/), 'Airbus A320neo');
    await press(save(), 'Saved');
    await page.getByLabel('Number').fill(number);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await rowOf(page, number).first().getByRole('button', { name: 'Edit', exact: true }).click();
    await box(onTop(page), 'Terminal of departure').fill('2');
    await press(save(), 'Saved');

    await open('/travel/tours');
    // Not what stands first: another journey may just be describing it.
    const tour = 'A volcano before lunch, for families';
    await page.getByLabel('Name', { exact: true }).fill(tour);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await rowOf(page, tour).first().getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(onTop(page).getByLabel('Name, English')).not.toHaveValue('');
    await press(save(), 'Saved');

    await open('/travel/tour-board');
    await page.getByText('To be decided', { exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).first().click();
    await box(onTop(page), 'Guide').fill('Marta Lobo');
    await press(save(), 'Saved');
  });
});
