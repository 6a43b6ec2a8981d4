import type {
  AgentScope,
  Endpoint,
  EndpointsOf,
  MerchantScope,
  ReceivedOf,
  Shape,
  Shapes,
  WorksFor,
} from '@app/contract/core/endpoint';
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
  /** Whether they are staff of the house itself, of an agent or of a merchant. */
  readonly worksFor: WorksFor;
  /** The API key that calls in place of the person who made it; a session has none. */
  readonly apiKeyId?: string;
};

/** Staff with the agent whose people they see. Only handlers of a scope with `own_tree` are given it, and must ask for it. */
export type TreeActor = StaffActor & {
  /** They see the customers and agents below this agent alone; null for staff of the house, who see everybody. */
  readonly agentId: string | null;
};

/** Staff with the merchant whose places they see. Only handlers of a scope with `own_places` are given it, and must ask for it. */
export type PlaceActor = StaffActor & {
  /** They see what stands at the places of this merchant alone; null for staff of the house, who see every place. */
  readonly merchantId: string | null;
};

/** Staff with both; one of them at most is set. */
export type ScopedActor = TreeActor & PlaceActor;

/** The device of somebody without an account. */
export type VisitorActor = { readonly kind: 'visitor'; readonly id: string };

export type Upload = { readonly bytes: Buffer; readonly fileName: string; readonly declaredType: string };

/** What a handler knows about the call, beside its checked input. */
export type CallContext<Staff extends StaffActor = StaffActor> = {
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
  readonly staff: Staff;
  /** The transaction of an idempotent endpoint, which also holds the key's row. Throws elsewhere. */
  readonly tx: Tx;
  /** The one file of an upload endpoint, already cut at the limit. Throws elsewhere. */
  readonly upload: Upload;
};

/** Who of the staff does something, and from which address: what goes into the operation log. */
export type StaffContext<Staff extends StaffActor = StaffActor> = Pick<CallContext<Staff>, 'staff' | 'ip'>;
/** The same with the language in which contents are read. */
export type StaffReadContext<Staff extends StaffActor = StaffActor> = Pick<CallContext<Staff>, 'staff' | 'ip' | 'lang'>;

export type Call<S extends Shape, Staff extends StaffActor = StaffActor> = ReceivedOf<S> & CallContext<Staff>;
export type Handler<S extends Shape, Staff extends StaffActor = StaffActor> = (
  call: Call<S, Staff>,
) => Promise<z.output<S['answer']>>;

export type HandlerOptions<S extends Shape, Staff extends StaffActor = StaffActor> = {
  readonly handle: Handler<S, Staff>;
  /**
   * Runs before the transaction of an idempotent call, also of one that was answered before: for limits and passwords,
   * which need connections and time of their own.
   */
  readonly ahead?: (call: Call<S, Staff>) => Promise<void>;
  /**
   * The answer depends on the address alone and may be kept in memory until one of these tags is dropped.
   * Only for public endpoints.
   */
  readonly cacheTags?: (answer: z.output<S['answer']>) => readonly string[];
};

export type BoundEndpoint = {
  readonly endpoint: Endpoint;
  readonly shape: Shape;
  readonly handle: (call: Call<Shape, ScopedActor>) => Promise<unknown>;
  readonly ahead?: (call: Call<Shape, ScopedActor>) => Promise<void>;
  readonly cacheTags?: (answer: never) => readonly string[];
};

/** Who of the staff a handler is given, by the scope of its endpoint. */
type StaffOf<E> = E extends { readonly scope: infer S }
  ? StaffActor &
      (S extends AgentScope ? Pick<TreeActor, 'agentId'> : unknown) &
      (S extends MerchantScope ? Pick<PlaceActor, 'merchantId'> : unknown)
  : StaffActor;

/** Binds every call of a slice to its use case; leaving one out does not compile. */
export function bindEndpoints<T extends Shapes, E extends EndpointsOf<T>>(
  endpoints: E,
  shapes: T,
  handlers: { readonly [K in keyof T]: Handler<T[K], StaffOf<E[K]>> | HandlerOptions<T[K], StaffOf<E[K]>> },
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
