import { useT } from '@app/client/i18n';
import type { TravelQuote } from '@app/contract/travel/order-views';
import { OCCASIONS } from '@app/contract/verticals/dining/facts';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { hrefTo } from '../../../shell/navigation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from '../../../widgets/dining/table-subject.module.css';
import { BookingForm, BookingPage, NoQuote, WishesField } from '../../../widgets/travel/booking/booking-page.tsx';
import {
  BookingSheets,
  ContactCard,
  PolicyCard,
  PriceCards,
  Rechecked,
} from '../../../widgets/travel/booking/booking-parts.tsx';
import { sumOf } from '../details/table-choice.ts';
import { NextTimes } from '../next-times.tsx';
import { TableSubject } from '../table-subject.tsx';
import { useChangedTable } from './changed-table.ts';
import { HeldTable } from './held-table.tsx';
import { SecondTableForm } from './second-table-form.tsx';
import { noTableOf, type TableBooking, useBookTable } from './use-book-table.ts';

/** The way to the hour of an offer that is over: it may be free. */
function HourAgain({ booking }: { readonly booking: TableBooking }) {
  const t = useT();
  return <ButtonLink href={hrefTo('diningDetails', booking.back)}>{t('dining.wait_again')}</ButtonLink>;
}

/** A table that cannot be quoted: why, and the times that are free instead. */
function NoTable({ booking }: { readonly booking: TableBooking }) {
  const t = useT();
  const { error } = booking.on;
  const next = noTableOf(error)?.next ?? [];
  if (booking.isOver && booking.restaurant)
    return (
      <NoQuote
        booking={booking}
        title={t('dining.wait_over_title')}
        text={t('error.dining.wait_over')}
        action={<HourAgain booking={booking} />}
      />
    );
  return (
    <>
      <NoQuote
        booking={booking}
        title={t('dining.no_table_title')}
        text={error?.msg ?? t('dining.no_table_text')}
        action={
          booking.restaurant ? (
            <ButtonLink kind={next.length > 0 ? 'soft' : 'solid'} href={hrefTo('diningDetails', booking.back)}>
              {t('dining.other_time')}
            </ButtonLink>
          ) : (
            <ButtonLink href={hrefTo('diningHome')}>{t('dining.other_search')}</ButtonLink>
          )
        }
      />
      {next.length > 0 ? (
        <Card>
          <NextTimes times={next} onChoose={booking.take} />
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
    <Sheet
      open={lost !== null}
      onClose={booking.forgetLost}
      title={t(lost?.over ? 'dining.wait_over_title' : 'dining.no_table_title')}
    >
      {lost ? (
        <>
          <p role="alert">{lost.msg}</p>
          <p className={`sub t2 ${styles.head}`}>{t('dining.typed_stays')}</p>
          {lost.over ? <HourAgain booking={booking} /> : <NextTimes times={lost.next} onChoose={booking.take} />}
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

type QuotedTableProps = { readonly booking: TableBooking; readonly quote: TravelQuote };

/** What one celebrates, and what one wishes. */
function OccasionCard({ booking }: { readonly booking: TableBooking }) {
  const t = useT();
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('dining.occasion_title')}</h2>
      <Chips
        label={t('dining.occasion_title')}
        value={booking.occasion}
        onChange={booking.setOccasion}
        choices={OCCASIONS.map((one) => ({ value: one, label: t(`dining.occasion.${one}`) }))}
      />
      <div className={styles.deposit}>
        <WishesField booking={booking} label={t('dining.wishes')} placeholder={t('dining.wishes_hint')} />
      </div>
    </Card>
  );
}

/** What is booked, and all that is asked for it. */
function Table({ booking, quote }: QuotedTableProps) {
  const t = useT();
  const changedTable = useChangedTable();
  const { rechecked, refused } = booking.on;
  const item = quote.subject.item as DiningItem;
  const shown = { booking, quote };
  const again = rechecked?.before?.subject.item as DiningItem | undefined;
  return (
    <>
      {again && again.occasion !== item.occasion && !refused ? null : <Rechecked booking={booking} />}
      <TableSubject subject={quote.subject} item={item} />
      <BookingForm booking={booking}>
        <ContactCard booking={booking} />
        <OccasionCard booking={booking} />
      </BookingForm>
      <SecondTableForm booking={booking} />
      <DepositNote item={item} />
      {isFree(quote) && !quote.points.used ? null : (
        <PriceCards {...shown} listName={t(item.deposit ? 'dining.deposit' : 'dining.table')} />
      )}
      <PolicyCard {...shown} title={t('dining.if_you_cancel')} accept={t('dining.accept_policy')} />
      <HeldTable {...shown} />
      <BookingSheets
        booking={booking}
        differences={(before, after) =>
          changedTable(before.subject.item as DiningItem, after.subject.item as DiningItem)
        }
      />
      <LostTable booking={booking} />
    </>
  );
}

const isFree = (quote: TravelQuote): boolean => quote.payable.usd === 0;

/** Look once more before booking: the table and its hour, who it is for, wishes, what is paid ahead, what cancelling costs. */
export default function TableSubmit() {
  const t = useT();
  const booking = useBookTable();
  const second = booking.second.quote;
  return (
    <BookingPage
      title={t('dining.confirm_title')}
      booking={booking}
      noQuote={<NoTable booking={booking} />}
      sum={sumOf([booking.on.quote, second].flatMap((quote) => quote?.payable ?? [])) ?? undefined}
      bar={(quote) => ({
        note: t(isFree(quote) && (!second || isFree(second)) ? 'dining.pay_there' : 'dining.off_the_bill'),
        action: t(booking.second.party ? 'dining.book_tables' : 'dining.book_table'),
      })}
    >
      {(quote) => <Table booking={booking} quote={quote} />}
    </BookingPage>
  );
}
