import { limits } from '@app/contract/core/limits';
import type { TextKey } from '../../text/text-key';
import { defineForm, type Field } from './define-form';

type Noted = { note: string };

/** Why an order takes a step, which the customer reads. */
export const reasonFields: Field<Noted>[] = defineForm<Noted>()([
  {
    name: 'note',
    kind: 'long-text',
    label: 'orders.reason',
    required: true,
    max: limits.orderNote,
    help: 'orders.reason_help',
  },
]);

/** A note on an order's step that may be left out. */
export const noteFields = (label: TextKey): Field<Noted>[] =>
  defineForm<Noted>()([{ name: 'note', kind: 'long-text', label, max: limits.orderNote }]);
