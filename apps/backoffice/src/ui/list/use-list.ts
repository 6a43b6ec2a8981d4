import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { keepArranged, readArranged } from '../../api/device-state';
import { type ListQuery, readRows } from '../../api/list-rows';
import type { AnyEndpoint } from '../../api/request';
import { useLeaveIfEnded } from '../../api/use-session-end';
import { filterOf, pageInstead, readListState, writeListState } from './list-state';

const ROWS_A_PAGE = 20;

type Sort = ListQuery['sort'];

/** A list as it stands on a screen: its state, its rows, what is selected, and how each is changed. */
export type List<T> = ListQuery & {
  /** Undefined until the first page is there. */
  readonly rows: T[] | undefined;
  readonly total: number | undefined;
  readonly countedTo: number | undefined;
  readonly counts: Readonly<Record<string, number>>;
  readonly hasNextPage: boolean;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
  readonly setPage: (page: number) => void;
  readonly setPerPage: (perPage: number) => void;
  readonly setSort: (sort: Sort) => void;
  readonly setFilter: (filter: Readonly<Record<string, unknown>>) => void;
  readonly selected: readonly string[];
  readonly select: (ids: readonly string[]) => void;
};

/**
 * The state of a list in its address. Opened without one, the list is as it was left on this device, unless it is a list
 * inside something else.
 */
function useListState(path: string, { first, alone }: { first: ListQuery; alone: boolean }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const name = `${path}.list`;
  const [left, setLeft] = useState(() => (search === '' && alone ? readArranged<string>(name, '') : ''));
  const state = readListState(search || left, first);
  const written = writeListState(state);
  useEffect(() => {
    if (search === '') {
      if (left !== '') void navigate({ search: left }, { replace: true });
      return;
    }
    setLeft('');
    if (alone) keepArranged(name, written);
  }, [search, left, alone, name, written, navigate]);
  const change = (part: Partial<ListQuery>, replace = false) =>
    void navigate({ search: writeListState({ ...state, page: 1, ...part }, search) }, { replace });
  return { state, change };
}

type AskedList = { sort: Sort; only: Readonly<Record<string, unknown>> | undefined };

/** Reads a list of the contract as its address asks; an ended session leads to the sign-in screen. */
export function useList<T extends { id: string }>(endpoint: AnyEndpoint, { sort, only }: AskedList): List<T> {
  const { i18n } = useTranslation();
  const leaveIfEnded = useLeaveIfEnded();
  const first: ListQuery = { filter: {}, sort, page: 1, perPage: ROWS_A_PAGE };
  const { state, change } = useListState(endpoint.path, { first, alone: only === undefined });
  const [selected, select] = useState<readonly string[]>([]);
  const query = { ...state, filter: { ...state.filter, ...only } };
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [endpoint.path, 'rows', query, i18n.language],
    queryFn: ({ signal }) => readRows<T>(endpoint, query, signal),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (error) leaveIfEnded(error);
  }, [error, leaveIfEnded]);
  const instead = data && !isPlaceholderData ? pageInstead(state, data) : null;
  useEffect(() => {
    if (instead !== null) change({ page: instead }, true);
  });
  return {
    ...state,
    rows: data?.rows,
    total: data?.total,
    countedTo: data?.countedTo,
    counts: data?.counts ?? {},
    hasNextPage: data?.hasNextPage ?? false,
    isPending,
    isFetching,
    error,
    refetch,
    setPage: (page) => change({ page }),
    setPerPage: (perPage) => change({ perPage }),
    setSort: (next) => change({ sort: next }),
    setFilter: (filter) => change({ filter: filterOf(filter) }),
    selected,
    select,
  };
}
