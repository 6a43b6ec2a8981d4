import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const MARK = 'sealed:1:';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A sealed text was made with another key. */
export class WrongKey extends Error {}

/** Seals texts with one key (AES-256-GCM). `context` names where a text is kept: elsewhere it does not open. */
export type SecretBox = {
  readonly isSealed: (text: string) => boolean;
  /** The text sealed, another time otherwise; all of it printable. */
  readonly seal: (text: string, context: string) => string;
  /** The text that was sealed. Throws WrongKey for another key's, and an Error for one that was changed or moved. */
  readonly open: (sealed: string, context: string) => string;
};

/** A box over a key of 32 bytes. */
export function createSecretBox(key: Buffer): SecretBox {
  if (key.length !== KEY_BYTES) throw new Error(`a key has ${KEY_BYTES} bytes`);
  // Tells keys apart without telling anything of them.
  const keyId = createHash('sha256').update('key of secrets').update(key).digest('hex').slice(0, 8);
  return {
    isSealed: (text) => text.startsWith(MARK),
    seal: (text, context) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${MARK}${keyId}:${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open: (sealed, context) => {
      const [madeWith, packed = ''] = sealed.slice(MARK.length).split(':');
      if (madeWith !== keyId) throw new WrongKey(`${context} was sealed with another key`);
      const bytes = Buffer.from(packed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}
