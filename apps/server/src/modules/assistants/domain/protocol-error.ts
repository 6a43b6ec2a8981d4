/** What the protocol answers by the status of HTTP, with a code and a sentence. */
export class ProtocolError extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds after which to try again. */
  readonly retryAfter: number | null;

  constructor(status: number, code: string, content: string, retryAfter: number | null = null) {
    super(content);
    this.name = 'ProtocolError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** A call has to be signed, and is not. */
export const signatureMissing = () =>
  new ProtocolError(401, 'signature_missing', 'This call has to be signed by a key of the profile');
