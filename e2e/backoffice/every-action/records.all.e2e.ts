import { randomUUID } from 'node:crypto';
import { test } from '../../support/journey.ts';
import { DESK } from '../../support/staff.ts';
import { atDesk, box, pickOption } from '../../support/steps/every-action.ts';
import { byName, fillName, type Kind, keepRecord, NAME, switchOff } from '../../support/steps/records.ts';

test.use({ viewport: DESK });

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
