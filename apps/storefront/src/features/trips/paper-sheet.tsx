import { useT } from '@app/client/i18n';
import { inFours } from '@app/contract/core/in-fours';
import type { TripBookingView } from '@app/contract/trips/views';
import { ButtonLink } from '../../ui/button.tsx';
import { CopyButton, CopyValue } from '../../ui/copy-button.tsx';
import { KeyValue } from '../../ui/list-row.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { bookingHref, receiptHref } from './booking-links.ts';
import styles from './paper-sheet.module.css';
import { ownCodes, papersOf } from './papers.ts';

/** A code to be scanned, with its figures to read out or copy. */
function Code({ code }: { readonly code: string }) {
  const t = useT();
  return (
    <li className={styles.code}>
      <QrCode text={code} label={t('travel.voucher_qr', { code })} />
      <p className={styles.figures}>
        <span className="num semi">{inFours(code)}</span>
        <CopyButton text={code} label={t('travel.copy_voucher')} />
      </p>
    </li>
  );
}

function Papers({ booking }: { readonly booking: TripBookingView }) {
  const t = useT();
  const papers = papersOf(booking);
  const codes = papers === 'codes' ? ownCodes(booking).map(({ code }) => code) : [];
  const shown = papers === 'voucher' && booking.voucherCode ? [booking.voucherCode] : codes;
  return (
    <div className={styles.papers}>
      <p className="semi">{booking.subject.title}</p>
      <p className="sub t2">{booking.subject.subtitle}</p>
      {shown.length > 0 ? (
        <ul className={styles.codes}>
          {shown.map((code) => (
            <Code key={code} code={code} />
          ))}
        </ul>
      ) : null}
      <dl>
        {booking.references.map((reference) => (
          <KeyValue key={reference} name={t(papers === 'tickets' ? 'trip.ticket_number' : 'travel.references')}>
            <CopyValue whole text={reference} />
          </KeyValue>
        ))}
        <KeyValue name={t('travel.number')}>
          <CopyValue text={booking.number} />
        </KeyValue>
      </dl>
      <div className={styles.ways}>
        <ButtonLink href={bookingHref(booking)} kind="soft" size="m" block>
          {t('trip.booking')}
        </ButtonLink>
        {booking.isPaid ? (
          <ButtonLink href={receiptHref(booking)} kind="ghost" size="m" block>
            {t('trip.receipt_of')}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

/** What is shown where a booking is used, drawn on the device: it needs no connection. */
export function PaperSheet(props: { readonly booking: TripBookingView | null; readonly onClose: () => void }) {
  const t = useT();
  const { booking } = props;
  const papers = booking && papersOf(booking);
  return (
    <Sheet open={booking !== null} onClose={props.onClose} title={papers ? t(`trip.${papers}`) : t('trip.booking')}>
      {booking ? <Papers booking={booking} /> : null}
    </Sheet>
  );
}
