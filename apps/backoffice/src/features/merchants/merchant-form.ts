import { limits } from '@app/contract/core/limits';
import { merchantLimits } from '@app/contract/merchants/limits';
import type { MerchantInput, StaffMerchant } from '@app/contract/merchants/staff-schemas';
import { defineForm } from '../../ui/form/define-form';

export const newMerchant: MerchantInput = { name: '', person: '', phone: '', email: '', note: '', enabled: true };

/** The draft of a merchant that exists. */
export const draftOf = ({ name, person, phone, email, note, enabled }: StaffMerchant): MerchantInput => ({
  name,
  person,
  phone,
  email,
  note,
  enabled,
});

export const merchantForm = defineForm<MerchantInput>()([
  { name: 'name', kind: 'text', label: 'merchant.name', max: merchantLimits.name, required: true, half: true },
  { name: 'person', kind: 'text', label: 'merchant.person', max: merchantLimits.person, half: true },
  { name: 'phone', kind: 'text', label: 'merchant.phone', max: merchantLimits.phone, half: true },
  { name: 'email', kind: 'text', label: 'merchant.email', max: limits.email, half: true },
  {
    name: 'note',
    kind: 'long-text',
    label: 'merchant.note',
    help: 'merchant.note_help',
    max: merchantLimits.note,
  },
  { name: 'enabled', kind: 'switch', label: 'merchant.enabled', help: 'merchant.enabled_help' },
]);
