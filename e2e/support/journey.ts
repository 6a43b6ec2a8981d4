import { test as base, expect } from '@playwright/test';
import { alone, clockProduct, type Product, sharedProduct } from './products.ts';
import { noteScreenCalls } from './screen-calls.ts';
import { putBack } from './shared-context.ts';

type Options = { readonly moves: 'nothing' | 'clock' };
type Fixtures = { readonly product: Product; readonly trouble: string[] };

export { AT_NIGHT, NIGHT } from './at-night.ts';

/** Console lines that a browser writes when a policy stopped something. */
const POLICY = /content security policy|refused to (load|execute|apply|run)/i;

/**
 * A journey on the shared product, or with `test.use({ moves: 'clock' })` on the one whose clock may be moved. It fails
 * when the page throws, when the policy stops something, or when a dialog of the browser opens.
 */
export const test = base.extend<Options & Fixtures, { readonly screenCalls: undefined }>({
  screenCalls: [
    ({ browser }, use, { workerIndex }) => noteScreenCalls(browser, workerIndex, () => use(undefined)),
    { auto: true, scope: 'worker' },
  ],
  moves: ['nothing', { option: true }],
  // A moved clock ends what others wait for: one journey at a time has that product.
  product: [
    ({ moves }, use) => (moves === 'clock' ? alone(clockProduct(), use) : use(sharedProduct())),
    { timeout: 240_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  context: async ({ context, serviceWorkers }, use) => {
    await use(context);
    await putBack(context, serviceWorkers);
  },
  trouble: [
    async ({ context }, use) => {
      const trouble: string[] = [];
      context.on('weberror', (error) => trouble.push(`thrown: ${error.error().message}`));
      context.on('console', (line) => {
        if (POLICY.test(line.text())) trouble.push(`policy: ${line.text()}`);
      });
      context.on('dialog', (dialog) => {
        trouble.push(`dialog: ${dialog.type()} ${dialog.message()}`);
        void dialog.dismiss().catch(() => undefined);
      });
      await use(trouble);
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
