import { expect, type Page, type Request } from '@playwright/test';

const STILL_MS = 120;

/**
 * Watches the requests of a page from now on; the answer waits until none has been under way for a moment. Quicker than
 * the browser's own idea of an idle network, which takes half a second each time.
 */
export function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = Date.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    changed = Date.now();
  };
  page.on(
    'request',
    note((request) => open.add(request)),
  );
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(
      end as 'requestfinished',
      note((request) => open.delete(request)),
    );
  }
  // What the last document still asked for is nobody's any more, and its end is not always told.
  let arriving = false;
  page.on('request', (request) => {
    arriving ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
  });
  page.on('framenavigated', (frame) => {
    if (!arriving || frame !== page.mainFrame()) return;
    arriving = false;
    open.clear();
  });
  return async () => {
    changed = Date.now();
    await expect
      .poll(() => open.size === 0 && Date.now() - changed >= STILL_MS, { intervals: [STILL_MS, 30, 30, 50, 100] })
      .toBe(true);
  };
}
