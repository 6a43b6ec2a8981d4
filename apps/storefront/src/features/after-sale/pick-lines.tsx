import { useT } from '@app/client/i18n';
import type { AfterSaleForm } from '@app/contract/orders/after-sale/schemas';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/controls.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useNumberText } from '../../widgets/number-text.ts';
import styles from './after-sale.module.css';

type Line = AfterSaleForm['lines'][number];
/** Pieces chosen of each line; a line that is not in it stays. */
export type Picked = Readonly<Record<string, number>>;

function PickLine(props: {
  readonly line: Line;
  readonly picked: number;
  readonly onChange: (quantity: number) => void;
}) {
  const t = useT();
  const number = useNumberText();
  const { line, picked, onChange } = props;
  const none = line.left === 0;
  return (
    <li className={styles.pick}>
      <Checkbox
        label={t('after_sale.choose_line', { name: line.name })}
        checked={picked > 0}
        disabled={none}
        onChange={(on) => onChange(on ? line.left : 0)}
      />
      <span className={styles.thumb}>
        <Picture src={line.cover} alt="" width={64} ratio="1" />
      </span>
      <div className="grow">
        <p className="sub medium clip2">{line.name}</p>
        {line.options ? <p className="cap t3 clip1">{line.options}</p> : null}
        <p className="cap t3">{none ? t('after_sale.none_left') : t('after_sale.left', { count: line.left })}</p>
        <div className={styles.pickFoot}>
          {line.points === null ? (
            <Price price={line.price} size="s" />
          ) : (
            <b className="semi">{t('orders.points_value', { count: line.points, points: number(line.points) })}</b>
          )}
          {picked > 0 && line.left > 1 ? (
            <Stepper
              label={t('after_sale.pieces_of', { name: line.name })}
              value={picked}
              max={line.left}
              onChange={onChange}
            />
          ) : null}
        </div>
      </div>
    </li>
  );
}

/** The lines of an order to choose from, and how many pieces of each. */
export function PickLines(props: {
  readonly lines: readonly Line[];
  readonly picked: Picked;
  readonly onChange: (picked: Picked) => void;
}) {
  const t = useT();
  const { lines, picked, onChange } = props;
  const open = lines.filter((line) => line.left > 0);
  const all = open.every((line) => picked[line.id] === line.left);
  const everything = Object.fromEntries(open.map((line) => [line.id, line.left]));
  return (
    <Card>
      <div className={styles.head}>
        <h2 className="h3">{t('after_sale.items')}</h2>
        {open.length > 1 ? (
          <Checkbox label={t('after_sale.all')} checked={all} onChange={(on) => onChange(on ? everything : {})}>
            <span className="sub">{t('after_sale.all')}</span>
          </Checkbox>
        ) : null}
      </div>
      <ul>
        {lines.map((line) => (
          <PickLine
            key={line.id}
            line={line}
            picked={picked[line.id] ?? 0}
            onChange={(quantity) => onChange({ ...picked, [line.id]: quantity })}
          />
        ))}
      </ul>
    </Card>
  );
}
