import { afterEach } from 'vitest';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { startMailServer } from './smtp.fixtures.ts';

/** Products with mail servers over the database of `base`, closed after each test of the file that asks for them. */
export function mailShops(base: () => TestApp) {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  return {
    /** For whatever else has to be closed after the test. */
    closing,
    /** The product with this mail server, over the same database. */
    shopWith: async (env: Record<string, string>): Promise<TestApp> => {
      const shop = await testApp({ databaseUrl: base().databaseUrl, env: { LOG_LEVEL: 'silent', ...env } });
      closing.push(shop.close);
      return shop;
    },
    server: async (options: Parameters<typeof startMailServer>[0] = {}) => {
      const made = await startMailServer(options);
      closing.push(made.close);
      return made;
    },
  };
}
