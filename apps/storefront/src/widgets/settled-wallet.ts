import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSignedIn } from '../shell/session.ts';
import { refreshWallet } from '../shell/wallet-changes.ts';

/** Reads money and points again once a payment is over: it may have been made on another page, such as a provider's. */
export function useSettledWallet(over: boolean): void {
  const queries = useQueryClient();
  const signedIn = useSignedIn();
  useEffect(() => {
    if (over && signedIn) refreshWallet(queries);
  }, [over, signedIn, queries]);
}
