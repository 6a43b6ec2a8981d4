import { useEndpoint } from '@app/client/use-endpoint';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { Passenger } from '@app/contract/travel/person-schemas';
import { useState } from 'react';
import { useSignedIn } from '../../../shell/session.ts';

/** The people one books for with their documents; whoever was just saved stands among them at once. */
export function useKeptTravellers() {
  const signedIn = useSignedIn();
  const read = useEndpoint(travelEndpoints.passengerPage, undefined, { enabled: signedIn });
  const [saved, setSaved] = useState<readonly Passenger[]>([]);
  const known = (read.data ?? []).filter(({ id }) => !saved.some((one) => one.id === id));
  return {
    list: [...saved, ...known] as readonly Passenger[],
    isPending: read.isPending,
    error: read.data ? null : read.error,
    refetch: () => void read.refetch(),
    take: (passenger: Passenger) => setSaved((now) => [passenger, ...now.filter(({ id }) => id !== passenger.id)]),
  };
}

export type KeptTravellers = ReturnType<typeof useKeptTravellers>;
