import type { SizeInput } from '@app/contract/interests/schemas';
import type { Platform } from '../../../platform/slice.ts';
import { sizeOf, writeSize } from '../db/size.repo.ts';

const nothingYet: SizeInput = { units: 'metric', height: null, weight: null, bust: null, waist: null, hips: null };

/** A customer's measurements; all empty and metric until they give some. */
export async function readSize(platform: Platform, customerId: string): Promise<SizeInput> {
  return (await sizeOf(platform.db, customerId)) ?? nothingYet;
}

/** Sets a customer's measurements. */
export async function saveSize(platform: Platform, customerId: string, size: SizeInput): Promise<SizeInput> {
  await writeSize(platform.db, customerId, size);
  return size;
}
