import { fillDemo } from '../demo/fill.ts';
import { filledDatabase } from '../platform/testing/test-database.ts';
import { type TestApp, testApp } from './test-app.ts';

const env = { DEMO: 'true' };

/** The whole product over a copy of the demo's data, which a run fills once: in demo mode, and as with `testApp` for the rest. */
export async function demoApp(): Promise<TestApp> {
  const { url, drop } = await filledDatabase('demo', async (databaseUrl) => {
    // Journeys that follow in the same run copy its files along (e2e/support/start-products.ts).
    const dataDir = process.env.DEMO_FILES;
    const filling = await testApp({ env, databaseUrl, ...(dataDir ? { dataDir } : {}) });
    try {
      await fillDemo(filling.app.platform, () => undefined);
    } finally {
      await filling.close();
    }
  });
  const demo = await testApp({ env, databaseUrl: url });
  return {
    ...demo,
    close: async () => {
      await demo.close();
      await drop();
    },
  };
}
