import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { CreationOptions, NewCredential, RequestOptions, UsedCredential } from '@app/contract/passkeys/ceremony';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  const first = major << 5;
  if (value < 24) return Buffer.from([first | value]);
  if (value < 256) return Buffer.from([first | 24, value]);
  return Buffer.from([first | 25, value >> 8, value & 255]);
}

/** Writes a value as CBOR, as far as authenticators need it. */
export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -value - 1) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const SYNCABLE = 0x08;
const SYNCED = 0x10;
const WITH_KEY = 0x40;

/** What an authenticator or a page does otherwise than it should. */
export type Odd = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  /** No finger, face or code was checked. */
  readonly unverified?: boolean;
  /** A counter in the place of the next. */
  readonly counter?: number;
  readonly userHandle?: string;
  /** What is signed is changed after it. */
  readonly forged?: boolean;
  readonly format?: { readonly fmt: string; readonly attStmt: Map<string, Cbor> };
};

/** Whether its keys are stored on several devices, and whether it counts what it signs. */
export type Kind = { readonly synced?: boolean; readonly counts?: boolean };

/** An authenticator in software with one key, and the browser around it, at one origin. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(24).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  private signed = 0;

  private readonly origin: string;
  private readonly as: Kind;

  constructor(origin: string, as: Kind = {}) {
    this.origin = origin;
    this.as = as;
  }

  private clientData(type: string, challenge: string, odd: Odd): Buffer {
    const { crossOrigin = false } = odd;
    return Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? this.origin,
        crossOrigin,
      }),
    );
  }

  private head(rpId: string, flags: number, odd: Odd): Buffer {
    const counter = Buffer.alloc(4);
    if (this.as.counts) this.signed += 1;
    counter.writeUInt32BE(odd.counter ?? this.signed);
    const verified = odd.unverified ? 0 : VERIFIED;
    const synced = this.as.synced ? SYNCABLE | SYNCED : 0;
    return Buffer.concat([sha256(odd.rpId ?? rpId), Buffer.from([PRESENT | verified | synced | flags]), counter]);
  }

  /** Makes a passkey, as `navigator.credentials.create` does. */
  create(options: CreationOptions, odd: Odd = {}): NewCredential {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const authData = Buffer.concat([this.head(options.rp.id, WITH_KEY, odd), Buffer.alloc(16), length, id, cbor(key)]);
    const { fmt, attStmt } = odd.format ?? { fmt: 'none', attStmt: new Map<string, Cbor>() };
    this.userHandle = options.user.id;
    return {
      id: this.id,
      type: 'public-key',
      clientDataJSON: this.clientData('webauthn.create', options.challenge, odd).toString('base64url'),
      attestationObject: cbor(
        new Map<string, Cbor>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', authData],
        ]),
      ).toString('base64url'),
    };
  }

  /** Signs, as `navigator.credentials.get` does. */
  get(options: RequestOptions, odd: Odd = {}): UsedCredential {
    const clientData = this.clientData('webauthn.get', options.challenge, odd);
    const authData = this.head(options.rpId, 0, odd);
    const key: KeyObject = this.keys.privateKey;
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), key);
    if (odd.forged) signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
    return {
      id: this.id,
      type: 'public-key',
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: odd.userHandle ?? this.userHandle,
    };
  }
}
