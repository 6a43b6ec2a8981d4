/** Who keeps a checkout that was made without a profile: whoever has its id. It is not told what becomes of the order. */
export const GUEST = 'mcp:guest';
