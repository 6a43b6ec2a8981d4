import { limits } from '@app/contract/core/limits';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type {
  CreationOptions,
  NewCredential,
  Passkey,
  RequestOptions,
  UsedCredential,
} from '@app/contract/passkeys/ceremony';
import { SECOND } from '@app/kernel/clock';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import { type RelyingParty, relyingParty } from '../../../platform/auth/relying-party.ts';
import { hashToken, newToken } from '../../../platform/auth/tokens.ts';
import type { Platform } from '../../../platform/slice.ts';
import { CHALLENGE_SECONDS, insertChallenge, type Purpose, takeChallenge } from '../db/challenge.repo.ts';
import { type KnownPasskey, type PasskeyRow, passkeyByCredential, passkeysOf } from '../db/passkey.repo.ts';
import { countedOn } from '../domain/counter.ts';
import { type Owner, userHandle } from '../domain/owner.ts';

/** Kinds of keys, the first is the most wanted: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = CHALLENGE_SECONDS * SECOND;

/** A passkey as who has it sees it. */
export const shownPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  synced: row.synced,
});

/** Who passkeys are made for. Refuses passkey.unavailable. */
export const partyOf = (platform: Platform): RelyingParty =>
  relyingParty(platform.home()) ?? refuse('passkey.unavailable');

/** A new challenge, stored for one try. */
async function newChallenge(platform: Platform, purpose: Purpose): Promise<Uint8Array<ArrayBuffer>> {
  const { token, hash } = newToken();
  await insertChallenge(platform.db, hash, purpose);
  return isoBase64URL.toBuffer(token);
}

/** What a browser makes a passkey of this person with. Refuses passkey.unavailable and passkey.too_many. */
export async function beginAdding(
  platform: Platform,
  of: { readonly owner: Owner; readonly sessionId: string; readonly userName: string; readonly shop: string },
): Promise<CreationOptions> {
  const { owner, sessionId, userName } = of;
  const party = partyOf(platform);
  const has = await passkeysOf(platform.db, owner);
  assertThat(has.length < limits.passkeysPerPerson, 'passkey.too_many', { max: limits.passkeysPerPerson });
  const challenge = await newChallenge(platform, { kind: owner.kind, sessionId });
  const { rp, user, pubKeyCredParams, ...made } = await generateRegistrationOptions({
    rpName: of.shop,
    rpID: party.id,
    userName,
    userDisplayName: userName,
    userID: userHandle(owner),
    challenge,
    timeout: TIMEOUT_MS,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    challenge: made.challenge,
    rp: { name: rp.name, id: party.id },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: has.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** What any passkey of this kind of people signs to sign in. Refuses passkey.unavailable. */
export async function beginSignIn(platform: Platform, kind: Owner['kind']): Promise<RequestOptions> {
  const party = partyOf(platform);
  const challenge = await newChallenge(platform, { kind, sessionId: null });
  const made = await generateAuthenticationOptions({
    rpID: party.id,
    challenge,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
  return { challenge: made.challenge, rpId: party.id, timeout: TIMEOUT_MS, userVerification: 'required' };
}

/** What a page says it asked for; null for what cannot be read. A page within another one is none of the shop's. */
function clientData(text: string): { challenge: string } | null {
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(text);
    return typeof challenge === 'string' && crossOrigin !== true ? { challenge } : null;
  } catch {
    return null;
  }
}

/** Takes the challenge that was signed: whatever comes of it, it is good for nothing more. Refuses passkey.challenge_over. */
async function takeSigned(platform: Platform, clientDataJSON: string, purpose: Purpose): Promise<string> {
  const challenge = clientData(clientDataJSON)?.challenge ?? '';
  assertThat(await takeChallenge(platform.db, hashToken(challenge), purpose), 'passkey.challenge_over');
  return challenge;
}

/** Returns what `check` does; null where it throws, as the library does for whatever is wrong. */
async function orNull<T>(platform: Platform, check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch (error) {
    platform.log.info({ reason: (error as Error).message }, 'a passkey was not accepted');
    return null;
  }
}

/** Whether a passkey comes with no certificate, as it was asked for: none is ever read, nor followed to where it points. */
function isBare(attestationObject: string): boolean {
  const read = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = read.get('fmt');
  return format === 'none' || (format === 'packed' && read.get('attStmt').get('x5c') === undefined);
}

export type MadePasskey = {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly rpId: string;
  readonly synced: boolean;
};

/** Checks a passkey that a browser made in this session. Refuses passkey.unavailable, passkey.challenge_over and passkey.not_added. */
export async function checkNew(
  platform: Platform,
  of: { readonly kind: Owner['kind']; readonly sessionId: string },
  credential: NewCredential,
): Promise<MadePasskey> {
  const { id, type, clientDataJSON, attestationObject } = credential;
  const party = partyOf(platform);
  const expectedChallenge = await takeSigned(platform, clientDataJSON, of);
  const checked = await orNull(platform, async () => {
    assertThat(isBare(attestationObject), 'passkey.not_added');
    return verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  const made = checked?.registrationInfo;
  if (!made || made.credential.id !== id) return refuse('passkey.not_added');
  return {
    credentialId: id,
    publicKey: Buffer.from(made.credential.publicKey),
    counter: made.credential.counter,
    rpId: party.id,
    synced: made.credentialBackedUp,
  };
}

/** Who signed, with which passkey, and its new state. `copied` where the passkey did not count on. */
export type Signed = {
  readonly passkey: KnownPasskey;
  readonly used: { readonly counter: number; readonly synced: boolean };
  readonly copied: boolean;
};

/**
 * Checks what a passkey signed to sign in. An unknown passkey, one of another kind of people and a wrong signature are refused
 * apart by nothing. Refuses passkey.unavailable, passkey.challenge_over and passkey.refused.
 */
export async function checkSigned(
  platform: Platform,
  kind: Owner['kind'],
  credential: UsedCredential,
): Promise<Signed> {
  const { id, type, clientDataJSON, authenticatorData, signature, userHandle: handle } = credential;
  const party = partyOf(platform);
  const expectedChallenge = await takeSigned(platform, clientDataJSON, { kind, sessionId: null });
  const passkey = await passkeyByCredential(platform.db, { kind, credentialId: id, rpId: party.id });
  if (!passkey) return refuse('passkey.refused');
  const ofOwner = handle === isoBase64URL.fromBuffer(userHandle({ kind, id: passkey.ownerId }));
  const checked = await orNull(platform, async () =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The counter is looked at after the signature: who does not hold the key reports no copy of it.
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    }),
  );
  if (!ofOwner || !checked?.verified) return refuse('passkey.refused');
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  const used = { counter: newCounter, synced: credentialBackedUp };
  return { passkey, used, copied: !countedOn(passkey.counter, newCounter) };
}
