import type { ErrorKey } from '@app/contract/core/error-catalogue';
import { refuse } from '@app/contract/core/refuse';

/** What the database's own rules say of a record: each constraint with its refusal and the field it is told at. */
const taken: Record<string, { readonly key: ErrorKey; readonly field: string }> = {
  airline_code_key: { key: 'airline.code_taken', field: 'code' },
  airline_ticket_prefix_key: { key: 'airline.code_taken', field: 'ticketPrefix' },
  airport_code_key: { key: 'airport.code_taken', field: 'code' },
  aircraft_code_key: { key: 'aircraft.code_taken', field: 'code' },
  fare_brand_once: { key: 'fare_brand.taken', field: 'code' },
  flight_number_once: { key: 'flight.number_taken', field: 'number' },
};
const FOREIGN_KEY = '23503';

/** Refuses as the catalogue has it what a constraint refuses; record.not_found for what a record names and is not there. */
export async function mapConstraintViolation<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    const rule = taken[constraint ?? ''];
    if (rule) refuse(rule.key, { fields: { [rule.field]: `error.${rule.key}` } });
    if (code === FOREIGN_KEY) refuse('record.not_found');
    throw error;
  }
}
