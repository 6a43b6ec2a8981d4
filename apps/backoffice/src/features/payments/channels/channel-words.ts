import type { StaffChannel } from '@app/contract/payments/channels/staff-schemas';
import type { Choices } from '../../../ui/choices';

/** Kinds of channels as they are called. */
export const kindChoices: Choices = {
  known: [
    { value: 'offline', label: 'channels.kind.offline' },
    { value: 'crypto', label: 'channels.kind.crypto' },
    { value: 'card', label: 'channels.kind.card' },
    { value: 'balance', label: 'channels.kind.balance' },
    { value: 'sandbox', label: 'channels.kind.sandbox' },
  ],
};

export type ChannelKind = StaffChannel['kind'];
