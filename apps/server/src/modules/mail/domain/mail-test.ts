import type { MailTestOutcome } from '@app/contract/mail/staff-schemas';

/** What the mail library throws: its own code, the one below it, the step, and the server's code. */
export type MailTrouble = {
  readonly code?: string | undefined;
  readonly originalCode?: string | undefined;
  readonly command?: string | undefined;
  readonly responseCode?: number | undefined;
};

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/;
const NO_TLS = /^(ERR_SSL|EPROTO)/;
/** Codes by which a server asks for a sign-in that it got none of. */
const SIGN_IN_NEEDED = new Set([530, 534, 535, 538]);

const byStep: Readonly<Record<string, MailTestOutcome>> = {
  'MAIL FROM': 'sender_refused',
  'RCPT TO': 'recipient_refused',
  DATA: 'content_refused',
};

const byCode: Readonly<Record<string, MailTestOutcome>> = {
  ETIMEDOUT: 'timeout',
  EDNS: 'unknown_host',
  ETLS: 'no_encryption',
  EAUTH: 'sign_in_refused',
  EMESSAGE: 'content_refused',
  ESOCKET: 'unreachable',
  ECONNECTION: 'unreachable',
};

/** What went wrong with a mail, by the step it went wrong at. */
export function outcomeOf({ code = '', originalCode = '', command = '', responseCode }: MailTrouble): MailTestOutcome {
  if (CERTIFICATE.test(originalCode)) return 'bad_certificate';
  if (NO_TLS.test(originalCode)) return 'no_encryption';
  if (responseCode !== undefined && SIGN_IN_NEEDED.has(responseCode)) return 'sign_in_refused';
  return byCode[code] ?? byStep[command] ?? 'failed';
}

const LONGEST = 300;
const HIDDEN = '•••';

/** A server may repeat what it was sent, as it came or as it was packed: each form of the name and password. */
function secretsOf(smtpUrl: string): string[] {
  const { username, password } = new URL(smtpUrl);
  if (!password) return [];
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const packed = [secret, `\0${name}\0${secret}`, `${name}\0${name}\0${secret}`].map((text) =>
    Buffer.from(text).toString('base64'),
  );
  return [...packed, secret, password].sort((a, b) => b.length - a.length);
}

/** Text of a mail server in one line of at most 300 characters, without the password that it was called with. */
export function withoutSecrets(text: string, smtpUrl: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return secretsOf(smtpUrl)
    .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), line)
    .slice(0, LONGEST);
}

/** The address of a mail server as people may see it: without name, password and settings. */
export function serverOf(smtpUrl: string): string {
  const { protocol, hostname, port } = new URL(smtpUrl);
  return `${protocol}//${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
}
