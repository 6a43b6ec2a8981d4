import { useEndpointMutation } from '@app/client/use-mutation';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { useGo } from '../../shell/navigation.ts';
import { useKeepQuote } from '../../widgets/keep-quote.ts';

/** Freezes the selected lines into a quote and goes on to confirm it. A refusal is shown and `onRefused` is told. */
export function useCheckOut(onRefused: () => void) {
  const go = useGo();
  const keep = useKeepQuote();
  const quote = useEndpointMutation(orderEndpoints.createQuote, {
    onSuccess: (answer) => {
      keep(answer);
      go.to('confirmOrder', { quote: answer.id });
    },
    onError: onRefused,
  });
  return { checkOut: () => quote.mutate({ body: { source: 'cart' } }), isPending: quote.isPending };
}
