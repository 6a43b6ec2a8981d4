import { limits } from '@app/contract/core/limits';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Tx } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { insertPasskey, type PasskeyRow, passkeysOf } from '../db/passkey.repo.ts';
import { freeName } from '../domain/free-name.ts';
import type { Owner } from '../domain/owner.ts';
import type { MadePasskey } from './ceremony.ts';

/**
 * Stores a checked passkey of a person whose row is locked, so that simultaneous ones do not pass the limit. Refuses
 * passkey.too_many and passkey.known.
 */
export async function addPasskey(
  platform: Platform,
  tx: Tx,
  of: { readonly owner: Owner; readonly made: MadePasskey; readonly name: string },
): Promise<PasskeyRow> {
  const has = await passkeysOf(tx, of.owner);
  const max = limits.passkeysPerPerson;
  assertThat(has.length < max, 'passkey.too_many', { max });
  const name = freeName(
    of.name,
    has.map((one) => one.name),
  );
  const row = await insertPasskey(tx, { id: newId(platform.clock), owner: of.owner, name, ...of.made });
  return row ?? refuse('passkey.known');
}
