/** What OCTO calls what went wrong, with the status of HTTP and the usual sentence. */
const KINDS = {
  INVALID_PRODUCT_ID: [400, 'The productId was missing or invalid'],
  INVALID_OPTION_ID: [400, 'The optionId was missing or invalid'],
  INVALID_UNIT_ID: [400, 'The unitId was missing or invalid'],
  INVALID_AVAILABILITY_ID: [400, 'The availabilityId was missing or invalid'],
  INVALID_BOOKING_UUID: [400, 'The uuid was already used, missing or invalid'],
  BAD_REQUEST: [400, 'The request is not valid'],
  UNPROCESSABLE_ENTITY: [400, 'The request is understood, but cannot be done'],
  UNAUTHORIZED: [401, 'Send your API key as Authorization: Bearer'],
  FORBIDDEN: [403, 'The API key is not good, or may not do this'],
  NOT_FOUND: [404, 'There is no such call'],
  TOO_MANY_REQUESTS: [429, 'Too many calls: try again later'],
  INTERNAL_SERVER_ERROR: [500, 'Something went wrong: try again later'],
  SERVICE_UNAVAILABLE: [503, 'Try again later'],
} as const satisfies Record<string, readonly [number, string]>;
export type OctoErrorKind = keyof typeof KINDS;

/** Fields that an answer has beside the error and its sentence: which id was wrong. */
type Named = { readonly productId?: string; readonly optionId?: string; readonly unitId?: string } & {
  readonly availabilityId?: string;
  readonly uuid?: string;
};

/** A call that is answered by an error of OCTO. */
export class OctoError extends Error {
  readonly status: number;
  readonly error: OctoErrorKind;
  readonly named: Named;
  /** Seconds after which to try again. */
  readonly retryAfter: number | null;

  constructor(
    error: OctoErrorKind,
    of: { readonly say?: string; readonly named?: Named; readonly retryAfter?: number | null } = {},
  ) {
    const [status, usual] = KINDS[error];
    super(of.say ?? usual);
    this.name = 'OctoError';
    this.status = status;
    this.error = error;
    this.named = of.named ?? {};
    this.retryAfter = of.retryAfter ?? null;
  }

  /** The answer as the standard has it. */
  body(): Record<string, string> {
    return { error: this.error, errorMessage: this.message, ...this.named };
  }
}

export const badRequest = (say: string): OctoError => new OctoError('BAD_REQUEST', { say });
export const notPossible = (say: string): OctoError => new OctoError('UNPROCESSABLE_ENTITY', { say });
