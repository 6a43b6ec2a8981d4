/** What an API key may have at most. */
export const apiKeyLimits = { name: 60, addresses: 20, address: 45, account: 254, days: 366 } as const;
