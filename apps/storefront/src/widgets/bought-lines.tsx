import { useT } from '@app/client/i18n';
import type { Quote } from '@app/contract/orders/schemas';
import { hrefTo } from '../shell/navigation.ts';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import styles from './bought-lines.module.css';
import { useNumberText } from './number-text.ts';

type Line = Quote['lines'][number];

/** The lines of an order or a quote: picture, name, options, what else is said of one, price a piece and how many. */
export function BoughtLines({
  lines,
  note,
}: {
  readonly lines: readonly Line[];
  readonly note?: (line: Line) => string | null;
}) {
  const t = useT();
  const number = useNumberText();
  return (
    <ul className="stack">
      {lines.map((line) => (
        <li key={line.id}>
          <a className={styles.line} href={hrefTo('productDetail', { id: line.productId })}>
            <span className={styles.thumb}>
              <Picture src={line.cover} alt="" width={64} ratio="1" />
            </span>
            <span className="grow">
              <span className={`clip2 ${styles.name}`}>{line.name}</span>
              {line.options ? <span className="cap t3 clip1">{line.options}</span> : null}
              {note?.(line) ? <span className={`cap ${styles.note}`}>{note(line)}</span> : null}
            </span>
            <span className={styles.price}>
              {line.points === null ? (
                <Price price={line.price} size="s" />
              ) : (
                <b className="semi nowrap">
                  {t('orders.points_value', { count: line.points, points: number(line.points) })}
                </b>
              )}
              <span className="cap t3 num"> × {line.quantity}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
