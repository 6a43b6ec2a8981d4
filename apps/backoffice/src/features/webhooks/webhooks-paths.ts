/** Where the addresses that news are sent to stand, and what was sent to them. */
export const WEBHOOKS_PATH = '/control/webhooks';
export const WEBHOOK_LOG_PATH = '/control/webhook-log';
