import { test } from '../../support/journey.ts';
import { PIXEL } from '../../support/pictures.ts';
import { DESK } from '../../support/staff.ts';
import { atDesk, box, pickFirst, pickOption } from '../../support/steps/every-action.ts';
import { byName, chance, fillName, type Kind, keepRecord, NAME, switchOff } from '../../support/steps/records.ts';

test.use({ viewport: DESK });

const travel: readonly Kind[] = [
  {
    path: '/travel/dictionary',
    add: 'New term',
    fill: fillName,
    named: NAME,
    find: byName(),
    also: switchOff('Changed'),
    deleted: 'Deleted',
  },
  {
    path: '/travel/home',
    add: 'New category',
    fill: async (form, name) => {
      await box(form, 'Title, English').fill(name);
      await pickOption(form.getByLabel('Opens'), 'Hotel');
    },
    named: 'Title, English',
    also: switchOff('Changed'),
    deleted: 'Deleted',
  },
  {
    path: '/travel/cities',
    add: 'New city',
    fill: async (form, name) => {
      await form.getByLabel('City, English').fill(name);
      await form.getByLabel('Country, English').fill('Portugal');
      await form.getByLabel('Country code').fill('PT');
      await pickOption(form.getByRole('combobox').first(), 'Lisbon');
      await form.getByLabel('Latitude').fill('41.15');
      await form.getByLabel('Longitude').fill('-8.61');
    },
    named: 'City, English',
    find: byName('City'),
    also: switchOff('Changed'),
    deleted: 'Deleted',
  },
  {
    path: '/travel/flights/aircraft',
    add: 'New aircraft',
    fill: async (form, name) => {
      await fillName(form, name);
      await box(form, 'Code').fill(chance(3));
    },
    named: NAME,
    find: byName('Name or code'),
  },
  {
    path: '/travel/airlines',
    add: 'New airline',
    fill: async (form, name) => {
      await fillName(form, name);
      // Codes of the demo hold a digit, and its prefixes begin with another one.
      await box(form, 'Code of two characters').fill(chance(2));
      await box(form, 'Ticket prefix').fill(String(Math.floor(100 + Math.random() * 100)));
    },
    named: NAME,
    find: byName('Name or code'),
  },
  {
    path: '/travel/airports',
    add: 'New airport',
    fill: async (form, name) => {
      await fillName(form, name);
      await box(form, 'Code of three letters').fill(`Q${chance(2)}`);
      await pickFirst(form.getByLabel(/^City/), 'Lisbon');
    },
    named: NAME,
    find: byName('Name or code'),
  },
  {
    path: '/travel/fare-brands',
    add: 'New fare brand',
    fill: async (form, name) => {
      await fillName(form, name);
      await box(form, 'Code').fill(chance(8).toLowerCase());
      // Of the airline made above, which flies nowhere: one of every airline would be sold on the flights of other journeys.
      await pickFirst(form.getByLabel('Airline'), 'Desk ');
    },
    named: NAME,
  },
  {
    path: '/travel/restaurants',
    add: 'New restaurant',
    fill: async (form, name) => {
      await pickFirst(form.getByLabel(/^City/), 'Lisbon');
      await fillName(form, name);
      await box(form, 'Address, English').fill('Rua da Ribeira 1');
      await box(form, 'Part of town, English').fill('Ribeira');
      await form.getByRole('checkbox').first().check();
      await form.locator('input[type=file]').first().setInputFiles(PIXEL);
      await form
        .getByLabel(/^Name.*1, English$/)
        .last()
        .fill('Terrace');
    },
    named: NAME,
    find: byName(),
    also: switchOff('Saved'),
  },
];

test('what travel is described by is made, changed and put in and out of use', async ({ page, product }) => {
  test.setTimeout(180_000);
  await atDesk(page, product, async (desk) => {
    for (const kind of travel) await keepRecord(desk, kind);
  });
});
