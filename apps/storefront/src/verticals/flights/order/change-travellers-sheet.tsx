import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import { fullName } from '@app/contract/travel/person-names';
import type { FlightItem } from '@app/contract/verticals/flights/views';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { resolveBy, showRefusedFields } from '../../../widgets/form-fields.ts';
import type { BookingValues } from '../../../widgets/travel/booking/booking-form.ts';
import { useTravelStep } from '../../../widgets/travel/order/use-travel-order.ts';
import {
  flawsOfTravellers,
  guestsOfTravellers,
  placeOfTravellerField,
} from '../../../widgets/travel/travellers/traveller-rules.ts';
import { Travellers } from '../../../widgets/travel/travellers/travellers.tsx';
import { type KeptTravellers, useKeptTravellers } from '../../../widgets/travel/travellers/use-kept-travellers.ts';
import { rulesOf } from '../use-book-flight.ts';
import { namedTravellers } from './named-travellers.ts';

type SheetProps = {
  readonly order: TravelOrderDetail;
  readonly item: FlightItem;
  readonly open: boolean;
  readonly onClose: () => void;
};

function ChangeForm({ order, item, open, onClose, kept }: SheetProps & { readonly kept: KeptTravellers }) {
  const t = useT();
  const rules = rulesOf(item);
  const [refused, setRefused] = useState<string | null>(null);
  const change = useTravelStep(travelEndpoints.changeGuests, { toast: false });
  const form = useForm<BookingValues>({
    resolver: resolveBy((values) => flawsOfTravellers(values, kept.list, rules)),
    defaultValues: namedTravellers(order.guests, kept.list),
  });
  const save = form.handleSubmit(async (values) => {
    setRefused(null);
    try {
      await change.mutateAsync({
        body: { orderId: order.id, guests: guestsOfTravellers(values, kept.list, rules) },
      });
      toast(t('travel.guests_changed'), 'success');
      onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (!showRefusedFields(failure, form.setError, placeOfTravellerField)) setRefused(failure.msg);
    }
  });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('travel.action.change_guests')}
      footer={
        <Button block loading={change.isPending} onClick={() => void save()}>
          {t('common.save')}
        </Button>
      }
    >
      <p className="sub t2">
        {t(order.state === 'confirmed' ? 'flights.order.correct_hint' : 'flights.order.change_hint')}
      </p>
      <Travellers
        form={form}
        rules={rules}
        kept={kept}
        noteOf={(index) => {
          const { givenName, familyName } = order.guests[index] ?? { givenName: '', familyName: '' };
          return t('flights.order.booked_as', { name: fullName({ givenName, familyName }) });
        }}
      />
      {refused ? <Note tone="bad">{refused}</Note> : null}
    </Sheet>
  );
}

/** Corrects who flies, once tickets are issued by some letters: names are those of kept travellers. Mount it anew for each opening. */
export function ChangeTravellersSheet(props: SheetProps) {
  const t = useT();
  const kept = useKeptTravellers();
  if (!kept.isPending && !kept.error) return <ChangeForm {...props} kept={kept} />;
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('travel.action.change_guests')}>
      {kept.error ? <ErrorNote error={kept.error} onRetry={kept.refetch} /> : <SkeletonText lines={3} />}
    </Sheet>
  );
}
