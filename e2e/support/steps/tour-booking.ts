import { accountEndpoints } from '@app/contract/accounts/endpoints';
import type { Customer } from '../customers.ts';
import { ask, type Product } from '../products.ts';

/** Runs from four people, has babies and a pickup, and is decided two days before. */
export const VOLCANO = 'A volcano before lunch';

export const balance = async (product: Product, { token }: Customer): Promise<number> =>
  (await ask(product, accountEndpoints.userInfo, { token })).balance.usd;
