import type { AnswerOf } from '@app/contract/core/endpoint';
import { keepPreviousData, type Query, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnyEndpoint, type InputOf, request } from './request';
import { useLeaveIfEnded } from './use-session-end';

type AnswerOptions = {
  enabled?: boolean;
  keepMs?: number;
  everyMs?: number;
  /** What a form begins from, which closes once it is sent: it is not read again then, and by the next form anew. */
  ofForm?: true;
};

/** Whether an answer is shown for longer than until a form is sent. */
export const outlivesForms = (query: Pick<Query, 'meta'>): boolean => query.meta?.ofForm !== true;

/**
 * Reads one endpoint and keeps the answer. Answers are kept per language, because the server writes names in it.
 * An ended session leads to the sign-in screen; any other failure is `error`, for the screen to show.
 */
export function useAnswer<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: AnswerOptions = {},
): UseQueryResult<AnswerOf<E>> {
  const { i18n } = useTranslation();
  const leaveIfEnded = useLeaveIfEnded();
  const query = useQuery<AnswerOf<E>>({
    queryKey: [endpoint.path, endpoint.name, input, i18n.language],
    queryFn: ({ signal }) => request(endpoint, input, { signal }),
    placeholderData: keepPreviousData,
    enabled: options.enabled ?? true,
    staleTime: options.keepMs ?? 0,
    refetchInterval: options.everyMs ?? false,
    retry: false,
    ...(options.ofForm ? { gcTime: 0, meta: { ofForm: true } } : {}),
  });
  const { error } = query;
  useEffect(() => {
    if (error) leaveIfEnded(error);
  }, [error, leaveIfEnded]);
  return query;
}
