import { addressProfile } from '@app/contract/accounts/address-profile';
import { refuseField } from '@app/contract/core/refuse';
import type { Platform } from '../../../../../platform/slice.ts';
import { setPhone } from '../../../core/db/security.repo.ts';
import { writtenPhone } from '../../../core/usecases/written-phone.ts';

/** Sets the customer's phone number by the rule of its country. Refuses input.invalid at `country` or `tel`. */
export async function savePhone(
  platform: Platform,
  customerId: string,
  phone: { readonly country: string; readonly tel: string },
): Promise<{ country: string; tel: string }> {
  if (!addressProfile(phone.country)) refuseField('country', 'field.invalid');
  const tel = writtenPhone(phone.tel, phone.country) ?? refuseField('tel', 'field.address_tel');
  await setPhone(platform.db, customerId, { country: phone.country, tel });
  return { country: phone.country, tel };
}

/** Removes the customer's phone number. */
export async function removePhone(platform: Platform, customerId: string): Promise<null> {
  await setPhone(platform.db, customerId, null);
  return null;
}
