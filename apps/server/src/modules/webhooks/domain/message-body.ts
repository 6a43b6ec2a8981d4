import {
  WEBHOOK_VERSION,
  type WebhookBody,
  type WebhookKind,
  webhookData,
  webhookRecord,
} from '@app/contract/webhooks/kinds';

type Payload = Readonly<Record<string, unknown>>;

/** Returns the id of the record that an event is about. */
export const recordOf = (kind: WebhookKind, payload: Payload): string => String(payload[webhookRecord[kind]] ?? '');

/** Returns what is sent of an event: the documented fields of its kind alone, whatever else the event carries. */
export function bodyOf(kind: WebhookKind, payload: Payload, at: Date): string {
  const names = Object.keys(webhookData[kind].shape);
  const data = Object.fromEntries(names.filter((name) => name in payload).map((name) => [name, payload[name]]));
  const body = { type: kind, version: WEBHOOK_VERSION, timestamp: at.toISOString(), data } as WebhookBody;
  return JSON.stringify(body);
}
