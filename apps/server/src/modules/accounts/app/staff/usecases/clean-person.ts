import { addressProfile } from '@app/contract/accounts/address-profile';
import type { PersonInput } from '@app/contract/accounts/staff/staff-schemas';
import { refuseField } from '@app/contract/core/refuse';
import type { Platform } from '../../../../../platform/slice.ts';
import type { Person } from '../../../core/db/person.repo.ts';
import { writtenPhone } from '../../../core/usecases/written-phone.ts';
import { checkNickname } from '../../usecases/check-nickname.ts';
import { checkBirthday } from '../../usecases/edit-profile.ts';

/** A phone number in its one written form with its country. Refuses input.invalid at `phoneCountry` or `phone`. */
function cleanPhone({ phone, phoneCountry }: PersonInput): Pick<Person, 'phone' | 'phoneCountry'> {
  if (phone === '') return { phone: null, phoneCountry: null };
  if (phoneCountry === null) return refuseField('phoneCountry', 'field.required');
  if (!addressProfile(phoneCountry)) refuseField('phoneCountry', 'field.invalid');
  return { phone: writtenPhone(phone, phoneCountry) ?? refuseField('phone', 'field.address_tel'), phoneCountry };
}

/**
 * What staff typed of a customer, as it is stored; `before` is the customer as they are, whose number and birthday are not
 * judged anew. Refuses account.nickname_reserved, and input.invalid at `phone`, `phoneCountry` or `birthday`.
 */
export async function cleanPerson(
  platform: Platform,
  given: PersonInput,
  before: Person | null,
): Promise<Omit<Person, 'avatar' | 'nickname'> & { nickname: string | null }> {
  const { nickname, email, realName, gender, birthday } = given;
  if (nickname !== null) await checkNickname(platform, nickname, before?.nickname ?? null);
  if (birthday !== null && birthday !== before?.birthday) checkBirthday(platform, birthday);
  const samePhone = before !== null && given.phone === before.phone && given.phoneCountry === before.phoneCountry;
  const phone = samePhone ? { phone: before.phone, phoneCountry: before.phoneCountry } : cleanPhone(given);
  return { nickname, email, realName: realName || null, gender, birthday, ...phone };
}
