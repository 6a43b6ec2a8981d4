import { limits } from '@app/contract/core/limits';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import type { Passenger, PassengerInput } from '@app/contract/travel/person-schemas';
import { inTransaction } from '../../../../platform/db/connect.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { lockCustomer } from '../../../accounts/core.ts';
import {
  countPassengers,
  deletePassenger,
  type PassengerRow,
  passengersOf,
  storePassenger,
} from '../../db/passenger.repo.ts';
import { ageTypeOn } from '../../domain/age-type.ts';

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

const view = (row: PassengerRow, today: string): Passenger => ({
  ...row,
  ageType: row.birthDate === null ? null : ageTypeOn(row.birthDate, today),
});

/** People the customer books for, the newest first. */
export async function listPassengers(platform: Platform, customerId: string): Promise<Passenger[]> {
  const today = dayOf(platform.clock.now());
  return (await passengersOf(platform.db, customerId)).map((row) => view(row, today));
}

/**
 * Adds or changes a person to book for. A document is kept whole or not at all. Refuses record.not_found,
 * passenger.too_many, and input.invalid for a birth that is to come and a document that has ended.
 */
export async function savePassenger(platform: Platform, customerId: string, input: PassengerInput): Promise<Passenger> {
  const today = dayOf(platform.clock.now());
  if (input.birthDate && (input.birthDate > today || input.birthDate < '1900-01-01'))
    refuseField('birthDate', 'field.date');
  if (input.documentType && !input.documentNumber) refuseField('documentNumber', 'field.document_number');
  if (input.documentNumber && !input.documentType) refuseField('documentType', 'field.required');
  return inTransaction(platform.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const kept = await countPassengers(tx, customerId);
    if (input.id === undefined) assertThat(kept < limits.passengersKept, 'passenger.too_many');
    const id = input.id ?? newId(platform.clock);
    const stored = await storePassenger(tx, { ...input, id, customerId, add: input.id === undefined });
    return view(stored ?? refuse('record.not_found'), today);
  });
}

/** Forgets a person; orders keep what they were booked with. Refuses record.not_found. */
export async function forgetPassenger(platform: Platform, customerId: string, id: string): Promise<null> {
  assertThat(await deletePassenger(platform.db, customerId, id), 'record.not_found');
  return null;
}
