import { changesSomething, type Endpoint } from './endpoint.ts';
import { commonErrors, type ErrorKey } from './error-catalogue.ts';

/** Whether a refusal that any call may meet can be met by this one. */
function canMeet(key: ErrorKey, endpoint: Endpoint): boolean {
  const open = endpoint.access === 'public';
  if (key === 'auth.person_needed') return !open && endpoint.byPerson === true;
  if (key.startsWith('auth.key_')) return !open && endpoint.surface === 'backoffice';
  if (key.startsWith('auth.')) return !open;
  if (key === 'staff.password_change_needed') return !open && endpoint.surface === 'backoffice';
  if (key === 'access.denied') return !open || changesSomething(endpoint);
  if (key === 'idempotency.other_body') return endpoint.idempotent === true;
  if (key === 'body.too_large') return endpoint.method !== 'GET';
  return true;
}

/** Every refusal that an endpoint can answer: those of any call that it can meet, then its own. Each key once. */
export const refusalsOf = (endpoint: Endpoint): readonly ErrorKey[] => [
  ...new Set([...commonErrors.filter((key) => canMeet(key, endpoint)), ...(endpoint.errors ?? [])]),
];
