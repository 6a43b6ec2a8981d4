import { usePriceFormat } from '@app/client/use-price';
import type { Amount } from '@app/contract/core/money-words';
import type { ReactNode } from 'react';
import { IconWell } from '../ui/card.tsx';
import { Icon, type IconGlyph } from '../ui/icon.tsx';
import { ListRow } from '../ui/list-row.tsx';
import { useMomentText } from './moment-text.ts';
import styles from './money-order-row.module.css';

/** A top-up or a withdrawal in its history: which way, when, how it stands, and how much. */
export function MoneyOrderRow(props: {
  readonly href: string;
  readonly glyph: IconGlyph;
  readonly title: string;
  /** When it was made, ISO 8601. */
  readonly at: string;
  readonly state: ReactNode;
  readonly amount: Amount;
}) {
  const format = usePriceFormat();
  const moment = useMomentText();
  return (
    <ListRow
      href={props.href}
      icon={
        <IconWell>
          <Icon as={props.glyph} size="m" />
        </IconWell>
      }
      title={props.title}
      note={
        <span className={styles.note}>
          <span className="num">{moment.minute(props.at)}</span>
          {props.state}
        </span>
      }
      value={<b className={`num ${styles.amount}`}>{format.text(props.amount)}</b>}
    />
  );
}
