/** Every answer of both APIs. Storefront outcomes are HTTP 200 with a code; the back office also sets the HTTP status. */
export type Envelope<T = unknown> = { code: number; data: T; msg: string };

export const SUCCESS = 200;
/** Older success code of the storefront protocol: data, or `{ code: 1 }` when there is none. */
const SUCCESS_LEGACY = 1;

/** Codes that end the session on the device and lead to /login. */
const SESSION_ENDING_CODES: readonly number[] = [2001, 2002, 2003, 2004, 2007, 2011];

export const isSuccess = (code: number): boolean => code === SUCCESS || code === SUCCESS_LEGACY;
export const endsSession = (code: number): boolean => SESSION_ENDING_CODES.includes(code);
