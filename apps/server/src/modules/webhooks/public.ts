/** What a slice provides whose news are made and signed by itself. */
export { type Addressed, type PreparedNews, type WebhookSender, webhookSenderPort } from './usecases/sender-port.ts';
