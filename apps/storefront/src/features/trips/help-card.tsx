import { useT } from '@app/client/i18n';
import type { TripBookingView } from '@app/contract/trips/views';
import { IconHeadset, IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useOpenChat } from '../../shell/chat.ts';
import { Button } from '../../ui/button.tsx';
import { Card, IconWell } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { bookingHref } from './booking-links.ts';
import styles from './help-card.module.css';

/** Where one asks for help with any part of a trip, and the ways to its bookings. */
export function HelpCard({ bookings }: { readonly bookings: readonly TripBookingView[] }) {
  const t = useT();
  const openChat = useOpenChat();
  const [choosing, setChoosing] = useState(false);
  return (
    <Card className="no-print">
      <div className="row g3">
        <IconWell>
          <Icon as={IconHeadset} size="m" />
        </IconWell>
        <div className="grow">
          <h2 className="semi">{t('trip.help')}</h2>
          <p className="cap t2">{t('trip.help_text')}</p>
        </div>
      </div>
      <div className={styles.ways}>
        <Button kind="soft" size="m" icon={IconMessageCircle} onClick={openChat}>
          {t('trip.chat')}
        </Button>
        <Button kind="ghost" size="m" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t('trip.change')}
        </Button>
      </div>
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={t('trip.change')}>
        <p className="t2">{t('trip.change_text')}</p>
        {bookings.map((booking) => (
          <ListRow
            key={booking.id}
            title={booking.subject.title}
            note={booking.subject.subtitle}
            href={bookingHref(booking)}
          />
        ))}
      </Sheet>
    </Card>
  );
}
