import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { type ConfiguredKind, configKindOf } from '@app/contract/payments/channels/config/kinds';
import type { SecretChange, StaffChannel } from '@app/contract/payments/channels/staff-schemas';
import { afterCommit, inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { channelBox } from '../../db/sealed-secrets.ts';
import {
  type ChannelInput,
  identifierTaken,
  lockChannel,
  removeChannel,
  type StoredChannel,
  storedChannel,
  switchChannelRow,
  writeChannel,
} from '../../db/staff-channel.repo.ts';
import { changedSecrets } from '../../domain/channel-settings.ts';
import { checkSettings } from './check-settings.ts';
import { missingOf, shownToStaff } from './show-channel.ts';

export type Saved = ChannelInput & {
  readonly kind: ConfiguredKind;
  readonly secrets: Readonly<Record<string, SecretChange | undefined>>;
};

const dropChannels = (platform: Platform, tx: Tx): void => afterCommit(tx, () => platform.cache.drop(['channels']));

/** Logs a change without any secret, drops what is kept in memory, and gives the channel as it is now. */
async function finish(
  platform: Platform,
  tx: Tx,
  { by, action, id, before }: { by: StaffContext; action: string; id: string; before: StoredChannel | null },
): Promise<StaffChannel> {
  const stored = (await storedChannel(tx, channelBox(platform.config), id)) ?? refuse('record.not_found');
  const after = shownToStaff(platform.config, stored);
  await logOperation(tx, by, {
    action: `payment_channel.${action}`,
    record: `payment_channel/${id}`,
    before: before && shownToStaff(platform.config, before),
    after,
  });
  dropChannels(platform, tx);
  return after;
}

async function locked(platform: Platform, tx: Tx, seen: { id: string; version: number }): Promise<StoredChannel> {
  const before = (await lockChannel(tx, channelBox(platform.config), seen.id)) ?? refuse('record.not_found');
  assertThat(before.version === seen.version, 'record.stale', { current: shownToStaff(platform.config, before) });
  return before;
}

/**
 * Saves a channel; a new one is switched off. Secrets that are not named stay as they are. Refuses record.not_found,
 * record.stale, channel.identifier_taken, channel.not_configured when it is on and would lack something, and values
 * that do not fit at their field.
 */
export const saveChannel = (
  platform: Platform,
  by: StaffContext,
  { seen, saved }: { seen: { id: string; version: number } | null; saved: Saved },
): Promise<StaffChannel> =>
  inTransaction(platform.db, async (tx) => {
    const { kind, secrets: changes, ...input } = saved;
    const before = seen && (await locked(platform, tx, seen));
    if (before && before.kind !== kind) refuseField('kind', 'field.invalid');
    // What code and reports know them by.
    if (before?.used && before.identifier !== input.identifier) refuseField('identifier', 'field.invalid');
    checkSettings(platform.config, { kind, input, changes });
    const id = seen?.id ?? newId(platform.clock);
    assertThat(!(await identifierTaken(tx, input.identifier, id)), 'channel.identifier_taken', {
      fields: { identifier: 'error.channel.identifier_taken' },
    });
    const at = platform.clock.now().toISOString();
    const secrets = changedSecrets(configKindOf(kind), before?.secrets ?? {}, { changes, at });
    await writeChannel(tx, id, { kind, input, secrets, box: channelBox(platform.config) });
    const after = await storedChannel(tx, channelBox(platform.config), id);
    const on = before?.paymentEnabled || before?.withdrawalEnabled;
    if (after && on) assertConfigured(platform, after);
    return finish(platform, tx, { by, action: before ? 'update' : 'create', id, before });
  });

function assertConfigured(platform: Platform, channel: StoredChannel): void {
  const missing = missingOf(platform.config, channel);
  assertThat(missing.length === 0, 'channel.not_configured', { missing });
}

/**
 * Switches payments or withdrawals of a channel. Refuses record.not_found, record.stale, channel.not_configured and
 * channel.no_payout.
 */
export const switchChannel = (
  platform: Platform,
  by: StaffContext,
  wish: { id: string; version: number; what: 'payment' | 'withdrawal'; on: boolean },
): Promise<StaffChannel> =>
  inTransaction(platform.db, async (tx) => {
    const before = await locked(platform, tx, wish);
    if (wish.on) {
      assertConfigured(platform, before);
      const pays = wish.what === 'payment' || configKindOf(before.kind).payout !== null;
      assertThat(pays, 'channel.no_payout');
    }
    await switchChannelRow(tx, wish.id, wish);
    return finish(platform, tx, { by, action: `${wish.what}_${wish.on ? 'on' : 'off'}`, id: wish.id, before });
  });

/** Deletes a channel by which nothing was ever paid. Refuses record.not_found and channel.in_use. */
export const deleteChannel = (platform: Platform, by: StaffContext, id: string): Promise<null> =>
  inTransaction(platform.db, async (tx) => {
    const before = (await lockChannel(tx, channelBox(platform.config), id)) ?? refuse('record.not_found');
    const shown = shownToStaff(platform.config, before);
    assertThat(!shown.used, 'channel.in_use');
    await removeChannel(tx, id);
    await logOperation(tx, by, {
      action: 'payment_channel.delete',
      record: `payment_channel/${id}`,
      before: shown,
      after: null,
    });
    dropChannels(platform, tx);
    return null;
  });
