import { secretBoxOf } from '../../../platform/secrets/secret-box-of.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { DueMessage } from '../db/message.repo.ts';
import { writeBody } from '../db/sender.repo.ts';
import { signedHeaders } from '../domain/signature.ts';
import { openSecret } from './endpoint-secret.ts';
import { type PreparedNews, webhookSenderPort } from './sender-port.ts';

/** What is sent to an address of staff, by Standard Webhooks. */
function ofStaff(platform: Platform, message: DueMessage, secret: string): PreparedNews {
  const { id, body, url, endpointId, oldSecret } = message;
  const box = secretBoxOf(platform.config);
  const sealed = oldSecret === null ? [secret] : [secret, oldSecret];
  const secrets = sealed.map((one) => openSecret(box, endpointId, one));
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Standard-Webhooks/1',
      ...signedHeaders(secrets, { id, body, at: platform.clock.real() }),
    },
  };
}

/** Makes what is sent of a message now; null where nothing is to be sent any more. Throws where it cannot be made. */
export async function prepareNews(platform: Platform, message: DueMessage): Promise<PreparedNews | null> {
  const { id, sender, secret, url: address, record, happenedAt: at } = message;
  if (sender === null || at === null) return secret === null ? null : ofStaff(platform, message, secret);
  const prepared = await webhookSenderPort.of(platform, sender).prepare({ id, address, record, at });
  // Staff read what was sent, and not what the order is by then.
  if (prepared) await writeBody(platform.db, id, prepared.body);
  return prepared;
}
