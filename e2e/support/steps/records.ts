import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { box, type Desk, fromMenu, onTop, rowOf } from './every-action.ts';

/** A kind of record that is kept in a list with a drawer. */
export type Kind = {
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
export const byName =
  (label = 'Name') =>
  async (page: Page, name: string) => {
    await page.getByRole('textbox', { name: label, exact: true }).fill(name);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  };

export const NAME = 'Name, English';

/** So many capital letters as nobody else has. */
export const chance = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join('');

/** Fills the box with the English name. */
export const fillName = (form: Locator, name: string) => form.getByLabel(NAME).fill(name);

/** Makes one, changes its name, presses what else there is, and deletes it. */
export async function keepRecord(desk: Desk, kind: Kind): Promise<void> {
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
export const switchOff =
  (said: string) =>
  async ({ press }: Desk, row: Locator) =>
    press(row.getByRole('switch').first(), said);
