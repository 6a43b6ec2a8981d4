import { accountEndpoints } from '@app/contract/accounts/endpoints';
import type { Customer } from '../customers.ts';
import { ask, type Product } from '../products.ts';

export const balance = async (product: Product, { token }: Customer): Promise<number> =>
  (await ask(product, accountEndpoints.userInfo, { token })).balance.usd;
