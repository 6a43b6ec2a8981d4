import { MESSAGE_KINDS, MESSAGE_TYPES } from '@app/contract/messaging/schemas';
import { AUDIENCES, MESSAGE_STATES } from '@app/contract/messaging/staff-schemas';
import type { Choices } from '../../../ui/choices';

export const kindChoices: Choices = {
  known: MESSAGE_KINDS.map((value) => ({ value, label: `messages.kind.${value}` as const })),
};
export const typeChoices: Choices = {
  known: MESSAGE_TYPES.map((value) => ({ value, label: `message.type.${value}` as const })),
};
export const audienceChoices: Choices = {
  known: AUDIENCES.map((value) => ({ value, label: `messages.audience.${value}` as const })),
};
export const STATES = MESSAGE_STATES;
