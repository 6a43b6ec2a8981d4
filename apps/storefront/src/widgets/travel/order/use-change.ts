import type { ApiError } from '@app/client/api-error';
import { isApiError } from '@app/client/api-error';
import type { CallInput } from '@app/client/call';
import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import type { Endpoint } from '@app/contract/core/endpoint';
import type { makeChange, QuoteChange } from '@app/contract/travel/change-schemas';
import { travelKind } from '@app/contract/travel/kinds';
import type { MadeChange, TravelChange, TravelOrderDetail } from '@app/contract/travel/order-views';
import { useState } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useTravelStep } from './use-travel-order.ts';

type QuoteCall<B> = Endpoint<QuoteChange<B>>;
type MakeCall = Endpoint<typeof makeChange>;

/** A change of a booking that was chosen, as the sheet of every kind shows it. */
export type ChangeOnScreen = {
  /** What it costs; undefined while that is asked for, and when it cannot be had. */
  readonly change: TravelChange | undefined;
  /** Why it cannot be had. */
  readonly error: ApiError | null;
  /** Why it was not made. */
  readonly refused: string | null;
  readonly sending: boolean;
  /** Whether its provider changed what is booked, so that another is had for nothing as long as that is not answered. */
  readonly mayReplace: boolean;
  /** Asks once more for what was chosen last. */
  readonly again: () => void;
  readonly make: () => Promise<void>;
};

/**
 * Prices what is wanted of a booking instead by its kind's call `quote`, and makes the change by its call `make`: at once where
 * nothing is to be paid, otherwise by way of the cashier. A price that has moved is shown again before anything is taken.
 */
export function useChange<B>(of: {
  readonly order: TravelOrderDetail;
  readonly quote: QuoteCall<B>;
  readonly make: MakeCall;
  readonly onDone: (made: MadeChange) => void;
  /** The cashier takes the place of the screen on which it was chosen. */
  readonly replaces?: true;
}): ChangeOnScreen & { readonly choose: (wanted: B) => void; readonly forget: () => void; readonly chosen: boolean } {
  const t = useT();
  const go = useGo();
  const [wanted, setWanted] = useState<B | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const quote = useEndpointMutation(of.quote, { toast: false });
  const take = useTravelStep(of.make, { toast: false });
  const price = (body: B) => quote.mutate({ body } as CallInput<QuoteCall<B>>);
  const change = quote.isPending ? undefined : (quote.data as TravelChange | undefined);
  const make = async () => {
    if (!change) return;
    setRefused(null);
    try {
      const made = await take.mutateAsync({ body: { changeId: change.id } });
      of.onDone(made);
      const pay = of.replaces ? go.replace : go.to;
      if (made.paymentId) pay(travelKind(of.order.kind).cashierRoute, { payment: made.paymentId });
      else toast(t('travel.event.change_dates'), 'success');
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setRefused(Object.values(fieldMessages(failure))[0] ?? failure.msg);
      // What it costs is shown again before anything is taken.
      if (wanted && failure.kind === 'answer') price(wanted);
    }
  };
  return {
    change,
    error: quote.error,
    refused,
    sending: take.isPending,
    mayReplace: of.order.providerChange?.choices.includes('replace') ?? false,
    chosen: wanted !== null,
    choose: (next) => {
      setWanted(next);
      setRefused(null);
      price(next);
    },
    forget: () => {
      setWanted(null);
      quote.reset();
    },
    again: () => {
      if (wanted) price(wanted);
    },
    make,
  };
}
