import { sql } from 'kysely';
import type { TestApp } from '../../../testing/test-app.ts';

export type Letter = { template: string; recipient: string; locale: string; filling: Record<string, string | number> };

/** Every mail written to one recipient, the newest first. */
export async function lettersTo(shop: TestApp, recipient: string): Promise<Letter[]> {
  const { rows } = await sql<Letter>`
    SELECT template, recipient, locale, filling FROM mail_outbox WHERE recipient = ${recipient}
     ORDER BY created_at DESC, id DESC`.execute(shop.app.platform.db);
  return rows;
}

/** The code of the newest mail to one recipient. */
export async function codeTo(shop: TestApp, recipient: string): Promise<string> {
  const letter = (await lettersTo(shop, recipient)).find((one) => one.template.endsWith('_code'));
  return String(letter?.filling.code ?? '');
}

/** A code that is not this one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Lets a minute and more go by for the codes of everybody. */
export const aMinuteLater = (shop: TestApp) =>
  sql`UPDATE account_code SET sent_at = sent_at - interval '61 seconds'`.execute(shop.app.platform.db);
