/** What an endpoint of webhooks may have at most. */
export const webhookLimits = { name: 60, url: 500 } as const;
