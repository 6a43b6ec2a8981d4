import { isBeyondScope, permissionsOf } from '@app/contract/core/endpoint';
import { contentLocale, DEFAULT_CURRENCY, type Language } from '@app/contract/core/locale';
import { refuse } from '@app/contract/core/refuse';
import type { BoundEndpoint, Call, ScopedActor, StaffActor } from './bind.ts';
import { readInput } from './input.ts';
import { handleInScope } from './staff-scope.ts';

/** A page or a stretch of a list; `total` of a counted one, `cursor` of a feed, neither where all rows come at once. */
export type ListPart = {
  readonly list: readonly Record<string, unknown>[];
  readonly total?: number;
  /** Where counting ends: a total as great stands for as many and more. */
  readonly countedTo?: number;
  readonly cursor?: string | null;
};

export type ListQuestion = {
  readonly staff: ScopedActor;
  readonly language: Language;
  /** As in an address. What the list does not know is not looked at. */
  readonly query: Readonly<Record<string, string>>;
  /** Rows at once, which may be more than a call from outside gets. */
  readonly rows: number;
};

/** A list of the back office, read as this person would read it: with their rights, their subtree, their masks. */
export type StaffList = {
  /** Whether somebody holds the rights of the list and is within its scope. */
  isOpenTo(staff: StaffActor): boolean;
  read(asked: ListQuestion): Promise<ListPart>;
};

type Answer = { list: Record<string, unknown>[]; total?: number; countedTo?: number; cursor?: string | null };

const answersList = ({ endpoint, shape }: BoundEndpoint): boolean =>
  endpoint.surface === 'backoffice' &&
  endpoint.method === 'GET' &&
  !endpoint.path.includes(':') &&
  'shape' in shape.answer &&
  'list' in (shape.answer as { shape: object }).shape;

/**
 * The lists of the back office by their paths; where the call at a path has another one for exports, that is read. A
 * read refuses access.denied and whatever the call itself refuses; what the answer's schema does not name is cut.
 */
export function createStaffLists(bound: () => readonly BoundEndpoint[]) {
  const at = (path: string) => bound().find((one) => one.endpoint.path === path && answersList(one));
  return (path: string): StaffList | null => {
    const shown = at(path);
    const found = shown?.endpoint.exported ? at(shown.endpoint.exported.path) : shown;
    if (!shown || !found) return null;
    const needs = [shown, found].map(({ endpoint }) => permissionsOf(endpoint.access)).filter((any) => any.length > 0);
    const isOpenTo = (staff: StaffActor): boolean =>
      needs.every((any) => any.some((permission) => staff.permissions.has(permission))) &&
      ![shown, found].some(({ endpoint }) => isBeyondScope(endpoint.scope, staff.worksFor));
    return {
      isOpenTo,
      read: async ({ staff, language, query, rows }) => {
        if (!isOpenTo(staff)) refuse('access.denied');
        const input = readInput(found.shape, { params: {}, query, body: undefined });
        const callAs = (seen: ScopedActor | null) =>
          ({
            ...input,
            query: { ...(input.query as object), limit: rows },
            requestId: '',
            lang: contentLocale(language),
            language,
            currency: DEFAULT_CURRENCY,
            ip: '',
            userAgent: '',
            visitorToken: null,
            maybeCustomer: null,
            staff: seen,
          }) as unknown as Call<typeof found.shape, ScopedActor>;
        return found.shape.answer.parse(await handleInScope(found, { staff, callAs, strict: true })) as Answer;
      },
    };
  };
}
