import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { inTransaction, type Queryable, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { secretBoxOf } from '../../../../platform/secrets/secret-box-of.ts';
import type { Platform } from '../../../../platform/slice.ts';
import {
  deleteSigningKeys,
  insertSigningKey,
  lockSigningKeys,
  type SealedKey,
  signingKeys,
} from '../../db/signing-key.repo.ts';
import type { PublishedKey } from '../../domain/http-signature.ts';
import { keysAt } from '../../domain/signing-keys.ts';

export type ShopKey = { readonly kid: string; readonly key: KeyObject };

const contextOf = (kid: string): string => `assistant_signing_key/${kid}`;

/** The private key of a stored one; null where it was sealed with another key of the shop, as after a restore without it. */
function opened(platform: Platform, { kid, privateKey }: SealedKey): KeyObject | null {
  try {
    const text = secretBoxOf(platform.config).open(privateKey, contextOf(kid));
    return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    return null;
  }
}

async function makeKey(platform: Platform, tx: Tx): Promise<string> {
  const day = platform.clock.real().toISOString().slice(0, 10);
  const kid = `shop-${day}-${randomBytes(4).toString('hex')}`;
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const der = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const { kty, crv, x, y } = pair.publicKey.export({ format: 'jwk' });
  const publicKey = { kid, use: 'sig', alg: 'ES256', kty, crv, x, y } as PublishedKey;
  await insertSigningKey(tx, { kid, privateKey: secretBoxOf(platform.config).seal(der, contextOf(kid)), publicKey });
  return kid;
}

/** Which keys there are, and which of them that can be opened signs. */
async function standing(platform: Platform, db: Queryable) {
  const keys = await signingKeys(db);
  const usable = keys.filter((one) => opened(platform, one) !== null);
  const now = platform.clock.real();
  return { all: keysAt(keys, now), usable: keysAt(usable, now) };
}

/** Makes the first key, and the next one when it is time; removes those that nothing is verified with any more; returns how many there are of both. */
export async function rotateKeys(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (tx) => {
    await lockSigningKeys(tx);
    const { all, usable } = await standing(platform, tx);
    if (usable.due) await makeKey(platform, tx);
    const over = all.over.map(({ kid }) => kid);
    await deleteSigningKeys(tx, over);
    return over.length + (usable.due ? 1 : 0);
  });
}

/** Makes a key that signs at once, and removes all others: for where one became known. Returns its name. */
export const replaceKeys = (platform: Platform, by: StaffContext): Promise<{ kid: string }> =>
  inTransaction(platform.db, async (tx) => {
    await lockSigningKeys(tx);
    const kids = (await signingKeys(tx)).map(({ kid }) => kid);
    await deleteSigningKeys(tx, kids);
    const kid = await makeKey(platform, tx);
    const record = `assistant_signing_key/${kid}`;
    await logOperation(tx, by, { action: 'assistant_signing_key.replace', record, before: { kids }, after: { kid } });
    return { kid };
  });

/** The key that news are signed with, made where there is none. */
export async function signingKey(platform: Platform): Promise<ShopKey> {
  const { usable } = await standing(platform, platform.db);
  const key = usable.signs && opened(platform, usable.signs);
  if (usable.signs && key) return { kid: usable.signs.kid, key };
  await rotateKeys(platform);
  return signingKey(platform);
}

/** What the shop's profile says of its keys. */
export async function publishedKeys(platform: Platform): Promise<PublishedKey[]> {
  const { all, usable } = await standing(platform, platform.db);
  if (usable.signs !== null) return all.published.map(({ publicKey }) => publicKey);
  await rotateKeys(platform);
  return publishedKeys(platform);
}
