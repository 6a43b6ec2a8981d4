import { AsyncLocalStorage } from 'node:async_hooks';
import { basePath, type EndpointRule, permissionsOf, type Surface } from '@app/contract/core/endpoint';
import type { Locale } from '@app/contract/core/locale';
import type { StaffActor } from './bind.ts';

/** A call of the staff, while it is answered. */
export type StaffCall = {
  readonly staff: StaffActor;
  readonly ip: string;
  readonly requestId: string;
  /** The right that let it pass; empty for what anybody of the staff may do. */
  readonly permission: string;
  /** Method and path, parameters unfilled. */
  readonly call: string;
  /** What it is called in the log where the use case says nothing itself. */
  readonly action: string;
  /** The collection that its path names, in the singular. */
  readonly kind: string;
  /** The language that contents are read in. */
  readonly lang: Locale;
  /** Whether large changes of prices are said to be meant. */
  readonly confirmed: boolean;
  /** Whether the use case has written into the log. */
  written: boolean;
};

const running = new AsyncLocalStorage<StaffCall>();

/** The staff's call that is being answered; undefined outside of one. */
export const currentStaffCall = (): StaffCall | undefined => running.getStore();

/** Does `work` as this call. */
export const asStaffCall = <T>(call: StaffCall, work: () => Promise<T>): Promise<T> => running.run(call, work);

const singular = (word: string): string =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.endsWith('s') ? word.slice(0, -1) : word;

/** The kind of record a path is about, as use cases write it: `/goods-orders/:id/ship` is about a `goods_order`. */
export function kindOfPath(path: string): string {
  const parts = path.split('/').filter(Boolean);
  const parameter = parts.findIndex((part) => part.startsWith(':'));
  const named = parameter > 0 ? parts[parameter - 1] : parts[0];
  return singular(named ?? '').replaceAll('-', '_');
}

/**
 * The action's name where a use case names none: the kind, and the endpoint's name without the words of the kind, as use
 * cases write it. So a try that was refused bears the name of what it tried.
 */
export function actionOf({ path, name }: { path: string; name: string }): string {
  const kind = kindOfPath(path);
  const words = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).split('_');
  const own = words.filter((word, index) => index === 0 || !kind.split('_').includes(singular(word)));
  return `${kind}.${own.join('_')}`;
}

/** Whether a call belongs into the operation log: it changes something that outlives a moment. */
export const isLogged = (endpoint: EndpointRule & { surface: Surface }): boolean =>
  endpoint.surface === 'backoffice' &&
  endpoint.method !== 'GET' &&
  endpoint.access !== 'public' &&
  endpoint.quiet !== true;

/** The call of an endpoint by somebody of the staff. */
export function staffCallOf(
  endpoint: EndpointRule & { name: string; surface: Surface },
  by: Pick<StaffCall, 'staff' | 'ip' | 'requestId' | 'lang' | 'confirmed'>,
): StaffCall {
  return {
    ...by,
    permission: permissionsOf(endpoint.access).find((one) => by.staff.permissions.has(one)) ?? '',
    call: `${endpoint.method} ${basePath[endpoint.surface]}${endpoint.path}`,
    action: actionOf(endpoint),
    kind: kindOfPath(endpoint.path),
    written: false,
  };
}
