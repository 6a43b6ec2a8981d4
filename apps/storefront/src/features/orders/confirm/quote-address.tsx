import type { Quote } from '@app/contract/orders/schemas';
import { type ComponentProps, useState } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { AddressCard } from './address-card.tsx';
import { AddressSheet } from './address-sheet.tsx';
import type { QuoteOnScreen } from './use-quote.ts';

/** Where the order goes; pressed, another address can be chosen or the first one added. */
export function QuoteAddress(props: {
  readonly quote: Quote;
  readonly revise: QuoteOnScreen['revise'];
  readonly addresses: ComponentProps<typeof AddressSheet>['addresses'];
  readonly error: string | undefined;
}) {
  const go = useGo();
  const [choosing, setChoosing] = useState(false);
  const { addresses } = props;
  const { address } = props.quote;
  const add = () => {
    setChoosing(false);
    go.to('addressForm');
  };
  return (
    <>
      <AddressCard
        address={address}
        error={props.error}
        onPress={() => (addresses.length > 0 ? setChoosing(true) : add())}
      />
      <AddressSheet
        open={choosing}
        addresses={addresses}
        chosen={address?.id ?? null}
        onChoose={(addressId) => {
          setChoosing(false);
          if (addressId !== address?.id) void props.revise({ addressId });
        }}
        onAdd={add}
        onClose={() => setChoosing(false)}
      />
    </>
  );
}
