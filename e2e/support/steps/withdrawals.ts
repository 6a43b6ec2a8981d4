import { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import type { Browser } from '@playwright/test';
import { type Customer, PASSWORD } from '../customers.ts';
import { ask, type Product } from '../products.ts';
import { carryStaffSession, DESK, staffToken } from '../staff.ts';

/** A desk of staff of its own. */
export async function desk(browser: Browser, product: Product) {
  const context = await browser.newContext({ viewport: DESK, baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  await carryStaffSession(page, await staffToken(product));
  return { page, close: () => context.close() };
}

/** A customer asks for sixty dollars to be paid out to a new bank account. */
export async function askForPayout(product: Product, { token }: Customer) {
  const { channels } = await ask(product, withdrawalEndpoints.withdrawalOptions, { token });
  return ask(product, withdrawalEndpoints.withdraw, {
    token,
    body: {
      channel: channels.find(({ accountKinds }) => accountKinds.includes('bank_account'))?.id ?? '',
      address: {
        kind: 'bank_account',
        holder: 'Ana Reis',
        bankName: 'Rheinbank',
        account: 'DE89370400440532013000',
        swift: '',
      },
      amount: '60',
      password: PASSWORD,
    },
  });
}
