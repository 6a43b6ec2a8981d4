import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { OCCASIONS } from '@app/contract/verticals/dining/facts';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import styles from '../../../widgets/dining/table-subject.module.css';
import { fieldText } from '../../../widgets/form-fields.ts';
import {
  BookingSheets,
  ContactCard,
  HeldUntil,
  PlaceBar,
  PolicyCard,
  PriceCards,
  Rechecked,
} from '../../../widgets/travel/booking/booking-parts.tsx';
import { BookingSkeleton } from '../../../widgets/travel/booking/booking-skeleton.tsx';
import { NextTimes } from '../next-times.tsx';
import { TableSubject } from '../table-subject.tsx';
import { useChangedTable } from './changed-table.ts';
import { noTableOf, type TableBooking, useBookTable } from './use-book-table.ts';

/** A table that cannot be quoted: why, and the times that are free instead. */
function NoQuote({ booking }: { readonly booking: TableBooking }) {
  const t = useT();
  const { error } = booking.on;
  if (booking.named && error?.kind !== 'answer') {
    return <ErrorState error={error} onRetry={booking.on.refetch} />;
  }
  const none = noTableOf(error);
  return (
    <>
      <EmptyState
        art="/art/search.webp"
        title={t('dining.no_table_title')}
        text={error?.msg ?? t('dining.no_table_text')}
        action={
          booking.restaurant ? (
            <ButtonLink kind={none?.next.length ? 'soft' : 'solid'} href={hrefTo('diningDetails', booking.back)}>
              {t('dining.other_time')}
            </ButtonLink>
          ) : (
            <ButtonLink href={hrefTo('diningHome')}>{t('dining.other_search')}</ButtonLink>
          )
        }
      />
      {none && none.next.length > 0 ? (
        <Card>
          <NextTimes times={none.next} onChoose={booking.take} />
        </Card>
      ) : null}
    </>
  );
}

/** The table went to somebody else between the quote and the booking: why, and the times that are free instead. */
function LostTable({ booking }: { readonly booking: TableBooking }) {
  const t = useT();
  const { lost } = booking;
  return (
    <Sheet open={lost !== null} onClose={booking.forgetLost} title={t('dining.no_table_title')}>
      {lost ? (
        <>
          <p role="alert">{lost.msg}</p>
          <p className={`sub t2 ${styles.head}`}>{t('dining.typed_stays')}</p>
          <NextTimes times={lost.next} onChoose={booking.take} />
        </>
      ) : null}
    </Sheet>
  );
}

/** What the money ahead is: a part of the bill, lost by those who do not come. */
function DepositNote({ item }: { readonly item: DiningItem }) {
  const t = useT();
  if (!item.deposit) return null;
  return (
    <Card>
      <h2 className="h3">{t('dining.deposit')}</h2>
      <p className={`sub t2 ${styles.deposit}`}>
        {t('dining.deposit_text', {
          people: t('dining.people', { count: item.deposit.people }),
        })}
      </p>
    </Card>
  );
}

/** Look once more before booking: the table and its hour, who it is for, wishes, what is paid ahead, what cancelling costs. */
export default function TableSubmit() {
  const t = useT();
  const go = useGo();
  const booking = useBookTable();
  const changedTable = useChangedTable();
  const { on, form } = booking;
  const { quote } = on;
  if (!quote) {
    return (
      <Page title={t('dining.confirm_title')} onBack={go.back}>
        {on.isPending && booking.named ? <BookingSkeleton /> : <NoQuote booking={booking} />}
      </Page>
    );
  }
  const item = quote.subject.item as DiningItem;
  const shown = { booking, quote };
  const free = quote.payable.usd === 0;
  const again = on.rechecked?.before?.subject.item as DiningItem | undefined;
  return (
    <Page
      title={t('dining.confirm_title')}
      onBack={go.back}
      footer={
        <PlaceBar
          {...shown}
          note={t(free ? 'dining.pay_there' : 'dining.off_the_bill')}
          action={t('dining.book_table')}
        />
      }
    >
      {again && again.occasion !== item.occasion && !on.refused ? null : <Rechecked booking={booking} />}
      <TableSubject subject={quote.subject} item={item} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          booking.place();
        }}
      >
        <ContactCard booking={booking} />
        <Card>
          <h2 className={`h3 ${styles.head}`}>{t('dining.occasion_title')}</h2>
          <Chips
            label={t('dining.occasion_title')}
            value={booking.occasion}
            onChange={booking.setOccasion}
            choices={OCCASIONS.map((one) => ({ value: one, label: t(`dining.occasion.${one}`) }))}
          />
          <div className={styles.deposit}>
            <TextArea
              label={t('dining.wishes')}
              placeholder={t('dining.wishes_hint')}
              maxLength={limits.orderNote}
              rows={2}
              error={fieldText(form.formState.errors.wishes)}
              {...form.register('wishes')}
            />
          </div>
        </Card>
      </form>
      <DepositNote item={item} />
      {free && !quote.points.used ? null : (
        <PriceCards {...shown} listName={t(item.deposit ? 'dining.deposit' : 'dining.table')} />
      )}
      <PolicyCard {...shown} title={t('dining.if_you_cancel')} accept={t('dining.accept_policy')} />
      <HeldUntil {...shown} yours={t('dining.yours_once_booked')} />
      <BookingSheets
        booking={booking}
        differences={(before, after) =>
          changedTable(before.subject.item as DiningItem, after.subject.item as DiningItem)
        }
      />
      <LostTable booking={booking} />
    </Page>
  );
}
