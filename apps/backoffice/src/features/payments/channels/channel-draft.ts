import { configKindOf } from '@app/contract/payments/channels/config/kinds';
import type { SecretChange, StaffChannel } from '@app/contract/payments/channels/staff-schemas';
import type { LocalizedDraft } from '../../../ui/form/define-form';
import type { ChannelKind } from './channel-words';

/** What is stored of a secret and what the form changes about it. */
export type SecretDraft = StaffChannel['secrets'][string] & { add: string; drop: number[] };

/** The form of a channel: what all have, and the config items and secrets of its kind under names of their own. */
export type ChannelDraft = Pick<
  StaffChannel,
  | 'identifier'
  | 'image'
  | 'minimumUsd'
  | 'maximumUsd'
  | 'minimumWithdrawalUsd'
  | 'maximumWithdrawalUsd'
  | 'withdrawalFeeUsd'
  | 'withdrawalFeeBp'
  | 'sortWeight'
> & {
  kind: ChannelKind;
  title: LocalizedDraft;
  description: LocalizedDraft;
  config: Record<string, unknown>;
  secrets: Record<string, SecretDraft>;
};

const untouched = { hints: [], changedAt: null, add: '', drop: [] };

/** A new channel of a kind: its items at their blank defaults. */
export function newChannel(kind: ChannelKind): ChannelDraft {
  const { schema, secrets } = configKindOf(kind);
  return {
    kind,
    identifier: '',
    title: { 'en-US': '' },
    description: { 'en-US': '' },
    image: null,
    minimumUsd: null,
    maximumUsd: null,
    minimumWithdrawalUsd: null,
    maximumWithdrawalUsd: null,
    withdrawalFeeUsd: 0,
    withdrawalFeeBp: 0,
    sortWeight: 100,
    config: schema.parse({}),
    secrets: Object.fromEntries(Object.keys(secrets).map((name) => [name, untouched])),
  };
}

/** The draft of a channel that exists; of its secrets only what may be told. */
export const draftOf = (channel: StaffChannel): ChannelDraft => ({
  kind: channel.kind,
  identifier: channel.identifier,
  title: channel.title,
  description: channel.description,
  image: channel.image,
  minimumUsd: channel.minimumUsd,
  maximumUsd: channel.maximumUsd,
  minimumWithdrawalUsd: channel.minimumWithdrawalUsd,
  maximumWithdrawalUsd: channel.maximumWithdrawalUsd,
  withdrawalFeeUsd: channel.withdrawalFeeUsd,
  withdrawalFeeBp: channel.withdrawalFeeBp,
  sortWeight: channel.sortWeight,
  config: { ...newChannel(channel.kind).config, ...channel.config },
  secrets: Object.fromEntries(
    Object.entries(channel.secrets).map(([name, stored]) => [name, { ...stored, add: '', drop: [] }]),
  ),
});

/** What is sent of a draft: of secrets only what changes. */
export function bodyOf(draft: ChannelDraft) {
  const secrets: Record<string, SecretChange> = {};
  for (const [name, { add, drop }] of Object.entries(draft.secrets)) {
    if (add !== '' || drop.length > 0) secrets[name] = { add, drop };
  }
  return {
    ...draft,
    title: { ...draft.title, 'en-US': draft.title['en-US'] ?? '' },
    description: { ...draft.description, 'en-US': draft.description['en-US'] ?? '' },
    secrets,
  };
}
