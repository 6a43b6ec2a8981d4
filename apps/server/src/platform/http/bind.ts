import type { Endpoint, EndpointsOf, ReceivedOf, Shape, Shapes } from '@app/contract/core/endpoint';
import type { Language, Locale } from '@app/contract/core/locale';
import type { PermissionKey } from '@app/contract/core/permissions';
import type { z } from 'zod';
import type { Tx } from '../db/connect.ts';
import type { KnownDevice } from './known-device.ts';

export type CustomerActor = {
  readonly kind: 'customer';
  readonly id: string;
  readonly sessionId: string;
  readonly nickname: string;
};

export type StaffActor = {
  readonly kind: 'staff';
  readonly id: string;
  readonly sessionId: string;
  readonly username: string;
  readonly permissions: ReadonlySet<PermissionKey>;
  readonly mustChangePassword: boolean;
  /** An agent's staff sees only the customers below this agent. */
  readonly agentId: string | null;
};

/** The device of somebody without an account. */
export type VisitorActor = { readonly kind: 'visitor'; readonly id: string };

export type Upload = { readonly bytes: Buffer; readonly fileName: string; readonly declaredType: string };

/** What a handler knows about the call, beside its checked input. */
export type CallContext = {
  readonly requestId: string;
  /** The language contents are read in. */
  readonly lang: Locale;
  /** The language asked for, which may be one that staff added: for texts of the dictionaries. */
  readonly language: Language;
  /** Code of the display currency asked for; unknown codes have become USD. */
  readonly currency: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Whether the device signed in before, for limits of tries. */
  readonly device: KnownDevice;
  /** What the device of an anonymous visitor sends as `Visitor-Token`; null without one. */
  readonly visitorToken: string | null;
  /** The signed-in customer. Throws when the endpoint's access does not guarantee one. */
  readonly customer: CustomerActor;
  readonly maybeCustomer: CustomerActor | null;
  readonly staff: StaffActor;
  /** The transaction of an idempotent endpoint, which also holds the key's row. Throws elsewhere. */
  readonly tx: Tx;
  /** The one file of an upload endpoint, already cut at the limit. Throws elsewhere. */
  readonly upload: Upload;
};

export type Call<S extends Shape> = ReceivedOf<S> & CallContext;
export type Handler<S extends Shape> = (call: Call<S>) => Promise<z.output<S['answer']>>;

export type HandlerOptions<S extends Shape> = {
  readonly handle: Handler<S>;
  /**
   * Runs before the transaction of an idempotent call, also of one that was answered before: for limits and passwords,
   * which need connections and time of their own.
   */
  readonly ahead?: (call: Call<S>) => Promise<void>;
  /**
   * The answer depends on the address alone and may be kept in memory until one of these tags is dropped.
   * Only for public endpoints.
   */
  readonly cacheTags?: (answer: z.output<S['answer']>) => readonly string[];
};

export type BoundEndpoint = {
  readonly endpoint: Endpoint;
  readonly shape: Shape;
  readonly handle: (call: Call<Shape>) => Promise<unknown>;
  readonly ahead?: (call: Call<Shape>) => Promise<void>;
  readonly cacheTags?: (answer: never) => readonly string[];
};

/** Binds every call of a slice to its use case; leaving one out does not compile. */
export function bindEndpoints<T extends Shapes>(
  endpoints: EndpointsOf<T>,
  shapes: T,
  handlers: { readonly [K in keyof T]: Handler<T[K]> | HandlerOptions<T[K]> },
): BoundEndpoint[] {
  return Object.keys(shapes).map((name) => {
    const given = handlers[name as keyof T] as Handler<Shape> | HandlerOptions<Shape>;
    const options = typeof given === 'function' ? { handle: given } : given;
    return {
      endpoint: endpoints[name as keyof T] as Endpoint,
      shape: shapes[name as keyof T] as Shape,
      ...options,
    } as BoundEndpoint;
  });
}
