import { invariant } from '@app/kernel/assert';
import type { Platform } from '../../../../platform/slice.ts';
import { channelKinds } from '../../channels/registry.ts';
import { openGroupOf } from '../../db/group.repo.ts';
import { noteClosed, openTriesOf, type ProviderTry, triesToClose } from '../../db/provider-try.repo.ts';
import { receiveEvent } from '../receive-event.ts';

/** How long an unpaid payable is kept open past its time while its provider cannot be asked. */
export const HARD_LIMIT_SECONDS = 600;
const BATCH = 50;

/** `closed`: nothing can be paid there any more. */
type Ended = 'closed' | 'unknown';

/**
 * Asks the provider how a try stands and settles what it says; a page that is still open is closed and asked about once
 * more, because it may have been paid in between. Gives unknown when the provider cannot be reached.
 */
async function endTry(platform: Platform, found: ProviderTry): Promise<Ended> {
  const channel = channelKinds[found.channelKind];
  const provider = channel?.how === 'hosted' ? channel.provider : undefined;
  const { channelId, providerKey, session } = found;
  if (!provider || !session || channel?.how !== 'hosted') return 'closed';
  try {
    const known = { channelId, providerKey, session };
    let report = await provider.ask(platform, known);
    if (report === 'open') {
      await provider.close(platform, known);
      report = await provider.ask(platform, known);
    }
    invariant(report !== 'open', `the page of try ${found.attemptId} could not be closed`);
    await receiveEvent(platform, { channel, event: report });
    await noteClosed(platform.db, found.attemptId);
    return 'closed';
  } catch (error) {
    platform.log.warn({ err: error, attemptId: found.attemptId }, 'a provider did not say how a try stands');
    return 'unknown';
  }
}

/**
 * To be called before an unpaid payable whose time is over is closed, outside of any transaction: what was paid at the
 * provider meanwhile, for it or for the group it is in, is settled, what is still open there is closed. Gives false when the provider cannot be reached and
 * closing should wait; past a hard limit it gives true anyway, and money that still comes is late money.
 */
export async function askBeforeClosing(
  platform: Platform,
  payable: { readonly kind: string; readonly id: string },
): Promise<boolean> {
  const group = await openGroupOf(platform.db, payable);
  if (group && !(await askBeforeClosing(platform, { kind: 'order_group', id: group }))) return false;
  let mayClose = true;
  for (const found of await openTriesOf(platform.db, payable)) {
    const ended = await endTry(platform, found);
    if (ended === 'unknown' && (found.overdueSeconds ?? 0) < HARD_LIMIT_SECONDS) mayClose = false;
  }
  return mayClose;
}

/**
 * Closes the provider's pages of tries that ended here: called off, paid in another way, or their payable is gone.
 * Gives how many; those whose provider is away are tried again at the next run.
 */
export async function closeEndedTries(platform: Platform): Promise<number> {
  const ends: Ended[] = [];
  for (const found of await triesToClose(platform.db, BATCH)) ends.push(await endTry(platform, found));
  // A provider that is away is asked again at the next tick, not at once.
  return ends.includes('unknown') ? 0 : ends.filter((end) => end === 'closed').length;
}
