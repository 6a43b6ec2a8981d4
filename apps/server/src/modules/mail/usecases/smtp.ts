import { createRequire } from 'node:module';
import { withoutSecrets } from '../domain/mail-test.ts';
import type { MailBody } from '../domain/render.ts';

// Read when a mail server is configured; it takes a megabyte.
const require = createRequire(import.meta.url);
const nodemailer = (): typeof import('nodemailer') => require('nodemailer');

/** `name` signs mails whose configured sender is an address alone. */
export type Envelope = { readonly id: string; readonly to: string; readonly name: string };

/** Hands mails to the mail server. */
export type Postman = {
  /** Returns the server's last words. Throws what the server or the connection said, without the password. */
  send(envelope: Envelope, body: MailBody): Promise<string>;
  close(): void;
};

/** No mail server may hold a delivery longer than this, in milliseconds. Each can be set in the query of SMTP_URL. */
const usualPatience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};

const CONNECTIONS = 2;

type PostmanOptions = {
  /** Two kept ones, or a fresh one for each mail. */
  readonly connections?: 'kept' | 'fresh';
  readonly patience?: typeof usualPatience;
};

/** A postman of one server. A mail sent twice carries the same Message-ID. */
export function createPostman(
  given: { readonly smtpUrl: string; readonly from: string },
  { connections = 'kept', patience = usualPatience }: PostmanOptions = {},
): Postman {
  const { searchParams } = new URL(given.smtpUrl);
  const own = Object.entries(patience).filter(([name]) => !searchParams.has(name));
  const transport = nodemailer().createTransport({
    ...Object.fromEntries(own),
    url: given.smtpUrl,
    ...(connections === 'kept' ? { pool: true, maxConnections: CONNECTIONS } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = given.from.split('@').at(-1)?.replace('>', '') ?? 'localhost';
  const bare = !given.from.includes('<');
  return {
    send: async ({ id, to, name }, { subject, text, html }) => {
      const mail = {
        from: bare ? { name, address: given.from } : given.from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      try {
        return (await transport.sendMail(mail)).response;
      } catch (error) {
        if (error instanceof Error) error.message = withoutSecrets(error.message, given.smtpUrl);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
