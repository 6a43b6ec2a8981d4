import { configKindOf } from '@app/contract/payments/channels/config/kinds';
import { staffChannelEndpoints as calls } from '@app/contract/payments/channels/staff-endpoints';
import { sendFile } from '../../../api/send-file';
import { defineForm, type Field, type Upload } from '../../../ui/form/define-form';
import type { ChannelDraft } from './channel-draft';
import type { ChannelKind } from './channel-words';
import { configField } from './config-field';
import { secretsField } from './secrets-field';

const uploadImage: Upload = async (file, onProgress) => {
  const { kind, url } = await sendFile(calls.uploadImage, {}, { file, onProgress });
  return { kind, url };
};

const shared = defineForm<ChannelDraft>()([
  {
    name: 'identifier',
    kind: 'text',
    label: 'channels.identifier',
    help: 'channels.identifier_help',
    max: 30,
    required: true,
    half: true,
  },
  { name: 'sortWeight', kind: 'integer', label: 'channels.sort', min: 0, max: 9_999, required: true, half: true },
  { name: 'title', kind: 'localized', label: 'channels.title', max: 60, required: true },
  { name: 'description', kind: 'localized', label: 'channels.description', max: 160 },
  { name: 'image', kind: 'image', label: 'channels.image', upload: uploadImage },
  { name: 'minimumUsd', kind: 'money', label: 'channels.minimum', help: 'channels.no_limit', half: true },
  { name: 'maximumUsd', kind: 'money', label: 'channels.maximum', help: 'channels.no_limit', half: true },
]);

const payouts = defineForm<ChannelDraft>()([
  {
    name: 'minimumWithdrawalUsd',
    kind: 'money',
    label: 'channels.minimum_withdrawal',
    help: 'channels.no_limit',
    half: true,
  },
  {
    name: 'maximumWithdrawalUsd',
    kind: 'money',
    label: 'channels.maximum_withdrawal',
    help: 'channels.no_limit',
    half: true,
  },
  { name: 'withdrawalFeeUsd', kind: 'money', label: 'channels.fee_fixed', required: true, half: true },
  {
    name: 'withdrawalFeeBp',
    kind: 'percent',
    label: 'channels.fee_percent',
    required: true,
    half: true,
  },
]);

/** The form of a kind: what all channels have, limits of withdrawals where it pays out, then its own items. */
export function channelForm(kind: ChannelKind): Field<ChannelDraft>[] {
  const { items, secrets, payout } = configKindOf(kind);
  const config = defineForm<ChannelDraft>()([
    { name: 'config', kind: 'own', render: configField(kind), label: 'channels.settings' },
  ]);
  const hidden = defineForm<ChannelDraft>()([
    { name: 'secrets', kind: 'own', render: secretsField(kind), label: 'channels.secrets' },
  ]);
  return [
    ...shared,
    ...(payout ? payouts : []),
    ...(Object.keys(items).length > 0 ? config : []),
    ...(Object.keys(secrets).length > 0 ? hidden : []),
  ];
}
