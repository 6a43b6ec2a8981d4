/** Whose a checkout is that was made without a profile: of anyone who has its id. It does not learn what becomes of the order. */
export const GUEST = 'mcp:guest';
