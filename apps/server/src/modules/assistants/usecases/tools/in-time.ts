import { refuse } from '@app/contract/core/refuse';

/** How long a tool may take. */
const MOST_MS = 8_000;

/** What some work comes to. Refuses service.busy where it takes too long; the work itself goes on. */
export async function inTime<T>(work: Promise<T>, most = MOST_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, most, 'late');
  });
  try {
    const first = await Promise.race([work, late]);
    if (first === 'late') {
      // Who waits is answered; what the work throws later is of no one.
      work.catch(() => undefined);
      return refuse('service.busy', { retryAfter: 2 });
    }
    return first as T;
  } finally {
    clearTimeout(timer);
  }
}
