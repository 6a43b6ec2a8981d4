import type { Locator } from '@playwright/test';

/** Fills in who is written to and accepts the conditions. */
export async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('Contact name').fill('Ines Duarte');
  await form.getByLabel('Phone', { exact: true }).fill('2025550123');
  await form.getByRole('checkbox').last().check({ force: true });
}
