import { staffMailEndpoints } from '@app/contract/mail/staff-endpoints';
import { expect } from '@playwright/test';
import { ask, type Product } from './products.ts';
import { staffToken } from './staff.ts';

/** Mails to one recipient as the back office shows them, the newest first. */
export async function mailsTo(product: Product, recipient: string) {
  const token = await staffToken(product);
  const { list } = await ask(product, staffMailEndpoints.listMails, { query: { recipient }, token });
  return list;
}

/** The code in the newest mail of this kind to one recipient, read as staff would read it. */
export async function codeFor(
  product: Product,
  recipient: string,
  template: 'email_code' | 'reset_code' = 'email_code',
): Promise<string> {
  const found = async () => (await mailsTo(product, recipient)).find((mail) => mail.template === template);
  await expect.poll(found).toBeTruthy();
  const id = (await found())?.id ?? '';
  const token = await staffToken(product);
  const { text } = await ask(product, staffMailEndpoints.readMail, { params: { id }, token });
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}
