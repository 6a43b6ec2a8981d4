import type { EndpointRule } from '@app/contract/core/endpoint';
import { basePath, changesSomething } from '@app/contract/core/endpoint';

/** A call of the back office, as far as it is looked at here. */
export type StaffCall = Pick<EndpointRule, 'method' | 'path' | 'writes'>;

/** A call as the lists here name it: `POST /products/:id/duplicate`. */
export const nameOf = ({ method, path }: StaffCall): string => `${method} ${path}`;

const base = basePath.backoffice;

/** Which declared call an answered one was, such as `GET /admin_api/products/7`; null where it was none of them. */
export function declaredCall(answered: string, declared: readonly StaffCall[]): string | null {
  const [method, address = ''] = answered.split(' ');
  if (!address.startsWith(`${base}/`)) return null;
  const parts = address.slice(base.length).split('/');
  const fits = (call: StaffCall): boolean => {
    const own = call.path.split('/');
    const fitting = own.every((part, index) => part.startsWith(':') || part === parts[index]);
    return call.method === method && own.length === parts.length && fitting;
  };
  const parameters = ({ path }: StaffCall): number => path.split(':').length;
  // A fixed word goes before a parameter, as the router of the server has it.
  const [first] = declared.filter(fits).sort((a, b) => parameters(a) - parameters(b));
  return first ? nameOf(first) : null;
}

/** Every declared call that is not among the answered ones, those that change something first. */
export function missingCalls(declared: readonly StaffCall[], answered: readonly string[]): StaffCall[] {
  const made = new Set(answered.map((call) => declaredCall(call, declared)));
  const missing = declared.filter((call) => !made.has(nameOf(call)));
  return [...missing.filter(changesSomething), ...missing.filter((call) => !changesSomething(call))];
}

/**
 * What is wrong with the screen calls of a whole run: a call that changes something and that no screen made with success, unless
 * it is `excepted`, and an exception that is none.
 */
export function complaintsOf(
  declared: readonly StaffCall[],
  answered: readonly string[],
  excepted: Readonly<Record<string, string>>,
): string[] {
  const missing = new Set(missingCalls(declared, answered).filter(changesSomething).map(nameOf));
  const known = new Set(declared.map(nameOf));
  return [
    ...[...missing]
      .filter((name) => !Object.hasOwn(excepted, name))
      .map((name) => `${name}: no screen made it with success`),
    ...Object.keys(excepted)
      .filter((name) => !missing.has(name))
      .map((name) =>
        known.has(name)
          ? `${name} is pressed now: take it off tools/screen-calls/not-pressed.ts`
          : `${name} in tools/screen-calls/not-pressed.ts is no call of the back office`,
      ),
  ];
}
