import type { BrowserContext, Page } from '@playwright/test';

const changed = new WeakSet<BrowserContext>();

/** Has this context closed after the journey: what is changed by the browser's own tools, nothing puts back. */
export const closeAfterwards = (context: BrowserContext): void => void changed.add(context);

/** A browser stores 50 entries of history at most, and then counts no further ones. */
async function forgetHistory(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
}

/**
 * Puts back what Playwright leaves as it is in a context that a worker's journeys share (`reuseContext`): the next one begins as a new
 * visitor. A context that stored files for later is closed, since Playwright does not remove them.
 */
export async function putBack(context: BrowserContext, serviceWorkers: 'allow' | 'block'): Promise<void> {
  if (serviceWorkers === 'allow' || changed.has(context)) return context.close();
  await Promise.all([
    ...context.pages().map((page) => forgetHistory(context, page)),
    context.clearPermissions(),
    context.setGeolocation(null),
    context.setOffline(false),
    context.setExtraHTTPHeaders({}),
  ]);
}
