import type { DepartureReason } from '@app/contract/verticals/flights/departure-days';
import { staffFlightEndpoints as calls } from '@app/contract/verticals/flights/staff-endpoints';
import type { Departure } from '@app/contract/verticals/flights/staff-schemas';
import { useState } from 'react';
import type { Failure } from '../../../api/failure';
import { request } from '../../../api/request';
import { saidOfFields } from '../../../ui/form/field-errors';
import { useAction } from '../../../ui/use-action';

export type DepartureStep = 'delay' | 'cancel';
type Change = { step: DepartureStep; departure: Departure; reason: DepartureReason; asked: object | null };

const NOTHING: Readonly<Record<string, string>> = {};

/** Announces a delay or cancels a departure; what was refused stands at its field until something is typed. */
export function useAnnouncing(on: { onStale: (refusal: Failure) => void; onDone: () => void }) {
  const { busy, run } = useAction();
  const [refused, setRefused] = useState(NOTHING);
  const handle = (failure: Failure): boolean => {
    if (failure.data.current) on.onStale(failure);
    else if (Object.keys(failure.fields).length > 0) setRefused(saidOfFields(failure));
    else return false;
    return true;
  };
  const announce = async ({ step, departure, reason, asked }: Change): Promise<void> => {
    const { flightId, day, version } = departure;
    const params = { id: flightId };
    const done = await run(
      () =>
        step === 'delay'
          ? request(calls.delayDeparture, { params, body: { day, version, reason, ...asked } })
          : request(calls.cancelDeparture, { params, body: { day, version, reason } }),
      { done: step === 'delay' ? 'flights.staff.delay_done' : 'flights.staff.cancel_done', handle },
    );
    if (done) on.onDone();
  };
  return { busy, refused, forget: () => setRefused(NOTHING), announce };
}
