import { cachedValue } from '../../../platform/cached-value.ts';
import type { Platform } from '../../../platform/slice.ts';
import { chargeRules } from '../db/charge.repo.ts';
import { type Place, type Terms, termsFor } from '../domain/terms-for.ts';

const rules = cachedValue(['charges'], (platform) => chargeRules(platform.db));

/** Postage and tax in force for a place, or everywhere else without one; from memory until the tag `charges` is dropped. */
export async function chargeTerms(platform: Platform, place: Place | null): Promise<Terms> {
  return termsFor(await rules(platform), place);
}
