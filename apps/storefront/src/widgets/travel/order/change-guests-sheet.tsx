import { isApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import type { GuestView } from '@app/contract/travel/person-schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { resolveBy, showRefusedFields } from '../../form-fields.ts';
import { type BookingValues, flawsOfGuests, guestField, placeOfBookingField } from '../booking/booking-form.ts';
import { GuestFields } from '../booking/guest-fields.tsx';
import { useTravelStep } from './use-travel-order.ts';

const valuesOf = (guests: readonly GuestView[]): BookingValues =>
  Object.fromEntries(
    guests.flatMap((guest, index) => [
      [guestField('family', index), guest.familyName],
      [guestField('given', index), guest.givenName],
    ]),
  );

/** Corrects the names of a booking's guests. What was typed stays when it is refused. Mount it anew for each opening. */
export function ChangeGuestsSheet(props: {
  readonly orderId: string;
  readonly guests: readonly GuestView[];
  readonly open: boolean;
  readonly titleOf: (guest: GuestView, index: number) => string;
  readonly onClose: () => void;
}) {
  const t = useT();
  const { orderId, guests } = props;
  const [refused, setRefused] = useState<string | null>(null);
  const change = useTravelStep(travelEndpoints.changeGuests, { toast: false });
  const form = useForm<BookingValues>({
    resolver: resolveBy((values) => flawsOfGuests(values, guests.length)),
    mode: 'onTouched',
    defaultValues: valuesOf(guests),
  });
  const save = form.handleSubmit(async (values) => {
    setRefused(null);
    try {
      await change.mutateAsync({
        body: {
          orderId,
          guests: guests.map(({ unit, ageType, age, infantOf }, index) => ({
            unit,
            ageType,
            age,
            ...(infantOf !== null && { infantOf }),
            familyName: (values[guestField('family', index)] ?? '').trim(),
            givenName: (values[guestField('given', index)] ?? '').trim(),
          })),
        },
      });
      toast(t('travel.guests_changed'), 'success');
      props.onClose();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (!showRefusedFields(failure, form.setError, placeOfBookingField)) setRefused(failure.msg);
    }
  });
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('travel.action.change_guests')}
      footer={
        <Button block loading={change.isPending} onClick={() => void save()}>
          {t('common.save')}
        </Button>
      }
    >
      {guests.map((guest, index) => (
        <GuestFields
          // biome-ignore lint/suspicious/noArrayIndexKey: guests are told apart by their place alone
          key={index}
          form={form}
          index={index}
          title={props.titleOf(guest, index)}
        />
      ))}
      {refused ? <Note tone="bad">{refused}</Note> : null}
    </Sheet>
  );
}
