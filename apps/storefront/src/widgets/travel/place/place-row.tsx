import { Unbroken } from '@app/client/unbroken';
import type { TravelSubject } from '@app/contract/travel/order-views';
import { IconChevronRight, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { IconWell } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { PlaceCard } from './place-card.tsx';
import styles from './place-row.module.css';

/** Where something is, with a line below its address; a press shows the surroundings in a sheet. */
export function PlaceRow(props: {
  readonly place: NonNullable<TravelSubject['place']>;
  readonly note: string;
  /** Of the sheet. */
  readonly title: string;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconWell>
          <Icon as={IconMapPin} size="m" />
        </IconWell>
        <span className="grow">
          <span className={styles.line}>
            <Unbroken text={props.place.address} />
          </span>
          <span className={`sub t3 ${styles.line}`}>{props.note}</span>
        </span>
        <Icon as={IconChevronRight} size="m" className="t3" />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={props.title}>
        <div className={styles.place}>
          <PlaceCard place={props.place} />
        </div>
      </Sheet>
    </>
  );
}
