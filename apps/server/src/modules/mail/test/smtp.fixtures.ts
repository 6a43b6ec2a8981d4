import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Received = { readonly to: string[]; readonly source: string };

/** A real mail server on a free port, which keeps what it takes. `options` decide what it refuses. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    port,
    env: (query = '') => ({
      SMTP_URL: `smtp://127.0.0.1:${port}/${query}`,
      MAIL_FROM: 'Avela <shop@avela.example>',
    }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** An answer of the server with this code. */
export const refusal = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });
