import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { test } from '../../support/journey.ts';
import { PIXEL } from '../../support/pictures.ts';
import { DESK } from '../../support/staff.ts';
import {
  atDesk,
  box,
  type Desk,
  fromMenu,
  onTop,
  pickFirst,
  pickOption,
  rowOf,
} from '../../support/steps/every-action.ts';

test.use({ viewport: DESK });

/** A kind of record that is kept in a list with a drawer. */
type Kind = {
  readonly path: string;
  /** The button for a new one. */
  readonly add: string;
  /** Fills the form of a new one, called `name`. */
  readonly fill: (form: Locator, name: string) => Promise<void>;
  /** The box with its name, as the form calls it. */
  readonly named: string;
  /** Presses what its row has beside editing. */
  readonly also?: (desk: Desk, row: Locator) => Promise<void>;
  /** What is said when it is deleted; none where it stays for good. */
  readonly deleted?: string;
  /** How its row is found, where its name is not among the first. */
  readonly find?: (page: Page, name: string) => Promise<void>;
};

/** Searches the list by the name. */
const byName =
  (label = 'Name') =>
  async (page: Page, name: string) => {
    await page.getByRole('textbox', { name: label, exact: true }).fill(name);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  };

const NAME = 'Name, English';

/** So many capital letters as nobody else has. */
const chance = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join('');

const fillName = (form: Locator, name: string) => form.getByLabel(NAME).fill(name);

/** Makes one, changes its name, presses what else there is, and deletes it. */
async function keepRecord(desk: Desk, kind: Kind): Promise<void> {
  const { page, press, open } = desk;
  const name = `Desk ${randomUUID().slice(0, 8)}`;
  const save = () => onTop(page).getByRole('button', { name: 'Save', exact: true });
  await open(kind.path);
  await page.getByRole('button', { name: kind.add }).click();
  await kind.fill(onTop(page), name);
  await press(save(), 'Saved');
  await kind.find?.(page, name);
  const row = rowOf(page, name);
  await row.getByRole('button', { name: 'Edit', exact: true }).click();
  await box(onTop(page), kind.named).fill(`${name} B`);
  await press(save(), 'Saved');
  const changed = rowOf(page, `${name} B`);
  await kind.also?.(desk, changed);
  if (!kind.deleted) return;
  await fromMenu(changed, 'Delete');
  await press(onTop(page).getByRole('button', { name: 'Delete', exact: true }), kind.deleted);
}

/** Takes it out of use by the switch of its row. */
const switchOff =
  (said: string) =>
  async ({ press }: Desk, row: Locator) =>
    press(row.getByRole('switch').first(), said);

const shop: readonly Kind[] = [
  {
    path: '/people/hobbies',
    add: 'New hobby',
    fill: fillName,
    named: NAME,
    find: byName(),
    also: switchOff('Changed'),
    deleted: 'Deleted',
  },
  {
    path: '/people/preferences',
    add: 'New preference',
    fill: async (form, name) => {
      await pickOption(form.getByRole('combobox').first(), 'Favourite style');
      await fillName(form, name);
    },
    named: NAME,
    find: byName(),
    also: switchOff('Changed'),
    deleted: 'Deleted',
  },
  {
    path: '/people/levels',
    add: 'New level',
    fill: async (form, name) => {
      await fillName(form, name);
      await form.getByLabel('Identifier').fill(`desk-${randomUUID().slice(0, 8)}`);
      await form.getByLabel('Held from spent value').fill('987654.00');
    },
    named: NAME,
    deleted: 'Level deleted',
  },
  {
    path: '/trade/logistics',
    add: 'New company',
    fill: async (form, name) => {
      await fillName(form, name);
      await form.getByLabel('Code').fill(`DESK-${randomUUID().slice(0, 6)}`);
      await form.getByLabel('Tracking address').fill('https://parcels.example/track/{number}');
    },
    named: NAME,
    deleted: 'Company deleted',
  },
  {
    path: '/trade/charges',
    add: 'New postage rule',
    fill: async (form, name) => {
      await form.getByLabel('Name').fill(name);
      await pickOption(form.getByRole('combobox').first(), 'New Zealand');
      await form.getByLabel('Name').click();
    },
    named: 'Name',
    deleted: 'Rule deleted',
  },
  {
    path: '/trade/charges/tax',
    add: 'New tax rule',
    fill: async (form, name) => {
      await fillName(form, name);
      await pickOption(form.getByRole('combobox').first(), 'Chile');
      await box(form, 'Tax').fill('7');
    },
    named: NAME,
    deleted: 'Rule deleted',
  },
  {
    path: '/system/app-versions',
    add: 'New version',
    fill: async (form, name) => {
      await box(form, 'Version').fill('0.0.7');
      await form.getByLabel('What is new, English').fill(name);
    },
    named: 'What is new, English',
    deleted: 'Version deleted',
  },
];

const goods: readonly Kind[] = [
  {
    path: '/catalog/tags',
    add: 'New tag',
    fill: async (form, name) => {
      await fillName(form, name);
      await form.getByLabel('Code').fill(`desk_${randomUUID().slice(0, 6)}`);
    },
    named: NAME,
    deleted: 'Deleted',
  },
  {
    path: '/catalog/specs',
    add: 'New template',
    fill: async (form, name) => {
      await fillName(form, name);
      await form.getByLabel('Values 1, English').fill('Wide');
    },
    named: NAME,
    deleted: 'Deleted',
  },
  {
    path: '/content/languages',
    add: 'New language',
    fill: async (form, name) => {
      await form.getByLabel('Tag').fill('lb');
      await form.getByLabel('Name in itself').fill(name);
      await form.getByLabel('Name in English').fill('Luxembourgish');
    },
    named: 'Name in itself',
    deleted: 'Deleted',
  },
  {
    path: '/content/languages/categories',
    add: 'New group',
    fill: async (form, name) => {
      await form.getByLabel('Keys begin with').fill(`desk${randomUUID().replace(/\W|\d/g, '')}`);
      await form.getByLabel('Group, English').fill(name);
    },
    named: 'Group, English',
    deleted: 'Deleted',
  },
  {
    path: '/service/canned',
    add: 'New reply',
    fill: async (form, name) => {
      await form.getByLabel('Title').fill(name);
      await form.getByLabel('Shortcut').fill(`desk${randomUUID().slice(0, 6)}`);
      await form.getByLabel('Reply, English').fill('We look into it.');
    },
    named: 'Title',
    deleted: 'Deleted',
  },
];

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
      await box(form, 'Code of two characters').fill(chance(2));
      await box(form, 'Ticket prefix').fill(String(Math.floor(100 + Math.random() * 900)));
    },
    named: NAME,
    find: byName('Name or code'),
  },
  {
    path: '/travel/airports',
    add: 'New airport',
    fill: async (form, name) => {
      await fillName(form, name);
      await box(form, 'Code of three letters').fill(chance(3));
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

test('small records of the shop are made, changed, switched and deleted', async ({ page, product }) => {
  test.setTimeout(180_000);
  await atDesk(page, product, async (desk) => {
    for (const kind of shop) await keepRecord(desk, kind);
  });
});

test('tags, templates, languages, their groups and canned replies are made, changed and deleted', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  await atDesk(page, product, async (desk) => {
    for (const kind of goods) await keepRecord(desk, kind);
  });
});

test('what travel is described by is made, changed and put in and out of use', async ({ page, product }) => {
  test.setTimeout(180_000);
  await atDesk(page, product, async (desk) => {
    for (const kind of travel) await keepRecord(desk, kind);
  });
});
