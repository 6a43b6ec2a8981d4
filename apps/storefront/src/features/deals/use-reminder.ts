import { useT } from '@app/client/i18n';
import { useLanguageAndCurrency } from '@app/client/preferences';
import { endpointKey, useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import type { AnswerOf } from '@app/contract/core/endpoint';
import { REMIND_MINUTES } from '@app/contract/deals/deal-facts';
import { dealEndpoints } from '@app/contract/deals/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useSignedIn } from '../../shell/session.ts';
import { useAskSignIn } from '../../shell/sign-in.ts';
import { toast } from '../../ui/toast-store.ts';

/** Reminders change on this device alone, and every change is written into the kept answer. */
const FRESH_MS = 5 * 60_000;

type Reminders = AnswerOf<typeof dealEndpoints.dealReminders>;

/**
 * Whether the customer is reminded of a deal, and the press of its button. It changes at once; a refusal changes it back.
 * A visitor signs in first.
 */
export function useReminder(id: string): { readonly on: boolean; readonly press: () => void } {
  const t = useT();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  const client = useQueryClient();
  const key = endpointKey(dealEndpoints.dealReminders, undefined, useLanguageAndCurrency());
  const read = useEndpoint(dealEndpoints.dealReminders, undefined, { enabled: signedIn, staleTime: FRESH_MS });
  const on = signedIn && (read.data?.ids.includes(id) ?? false);
  const show = (wanted: boolean) =>
    client.setQueryData<Reminders>(key, ({ ids } = { ids: [] }) => ({
      ids: wanted ? [id, ...ids] : ids.filter((one) => one !== id),
    }));
  const save = useEndpointMutation(dealEndpoints.remindOfDeal, {
    quiet: true,
    invalidates: [dealEndpoints.dealReminders],
    onSuccess: (_, { body }) =>
      toast(t(body.wanted ? 'deal.remind_set' : 'deal.remind_off', { minutes: REMIND_MINUTES }), 'success'),
    onError: (_, { body }) => show(!body.wanted),
  });
  const press = async () => {
    if (!signedIn) return askSignIn('login', () => save.mutate({ body: { id, wanted: true } }));
    if (save.isPending) return;
    await client.cancelQueries({ queryKey: key });
    show(!on);
    save.mutate({ body: { id, wanted: !on } });
  };
  return { on, press: () => void press() };
}
