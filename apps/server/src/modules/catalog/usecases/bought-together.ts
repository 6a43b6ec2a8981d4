import type { Queryable } from '../../../platform/db/connect.ts';

/** Gives the ids of products that are bought together with one, the most frequent first. */
export type CompanionsPort = (db: Queryable, productId: string, limit: number) => Promise<string[]>;

let port: CompanionsPort = async () => [];

/** Has product pages ask `companions` what is bought together with a product; before that there is nothing. */
export const boughtTogether = (companions: CompanionsPort): void => {
  port = companions;
};

/** What is bought together with a product, the most frequent first. */
export const companionsOfProduct: CompanionsPort = (db, productId, limit) => port(db, productId, limit);
