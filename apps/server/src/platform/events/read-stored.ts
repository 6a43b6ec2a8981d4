type Payload = Readonly<Record<string, unknown>>;

/** Returns a stored payload by the names of today: until all events called a customer `customerId`, theirs was `userId`. */
export function readStored(payload: Payload): Payload {
  if (!('userId' in payload)) return payload;
  const { userId, ...rest } = payload;
  return { ...rest, customerId: userId };
}
