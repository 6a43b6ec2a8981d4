import type { AnswerOf } from '@app/contract/core/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from './api-error.ts';
import { type AnyEndpoint, type CallInput, type CallOptions, callLoosely } from './call.ts';
import { createIntent, type Intent } from './idempotency.ts';
import { invalidateEndpoints } from './use-endpoint.ts';

export type MutationOptions<E> = Pick<CallOptions, 'quiet' | 'toast' | 'successTip'> & {
  /** Reads that this call makes out of date. */
  readonly invalidates?: readonly AnyEndpoint[] | undefined;
  readonly onSuccess?: ((answer: AnswerOf<E>, input: CallInput<E>) => void) | undefined;
  readonly onError?: ((error: ApiError, input: CallInput<E>) => void) | undefined;
};

/**
 * A call that changes something: `mutate(input)` or `await mutateAsync(input)`, `isPending` for the button.
 * Sending the same input again after a failure carries the same idempotency key.
 */
export function useEndpointMutation<E extends AnyEndpoint>(endpoint: E, options: MutationOptions<E> = {}) {
  const client = useQueryClient();
  const intent = useRef<Intent>(null);
  intent.current ??= createIntent();
  return useMutation<AnswerOf<E>, ApiError, CallInput<E>>({
    mutationKey: [endpoint.surface, endpoint.name],
    mutationFn: (input) =>
      callLoosely(endpoint, input, {
        quiet: options.quiet,
        toast: options.toast,
        successTip: options.successTip,
        idempotencyKey: intent.current?.keyFor(input),
      }) as Promise<AnswerOf<E>>,
    onSuccess: (answer, input) => {
      intent.current?.settle();
      if (options.invalidates?.length) void invalidateEndpoints(client, ...options.invalidates);
      options.onSuccess?.(answer, input);
    },
    onError: (error, input) => options.onError?.(error, input),
  });
}
