import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '@app/contract/core/endpoint';
import type { Browser, Response } from '@playwright/test';

const BASE = `${basePath.backoffice}/`;

/** Whether the product itself answered a call of the back office with success; an answer that a journey made up has no number. */
function succeeded(answer: Response): boolean {
  const { pathname } = new URL(answer.url());
  return pathname.startsWith(BASE) && answer.ok() && answer.headers()['x-request-id'] !== undefined;
}

/**
 * While `work` runs, notes every call of the back office that a page of this browser made and that succeeded; then writes them
 * into the folder SCREEN_CALLS, a file for each worker. Without that folder nothing is noted.
 */
export async function noteScreenCalls(browser: Browser, worker: number, work: () => Promise<void>): Promise<void> {
  const folder = process.env.SCREEN_CALLS;
  if (!folder) return work();
  const calls = new Set<string>();
  browser.on('context', (context) =>
    context.on('response', (answer) => {
      if (succeeded(answer)) calls.add(`${answer.request().method()} ${new URL(answer.url()).pathname}`);
    }),
  );
  await work();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${worker}.json`), JSON.stringify([...calls].sort()));
}
