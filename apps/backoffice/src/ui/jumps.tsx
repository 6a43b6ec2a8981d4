import { type PriceChange, type PriceField, priceUnit } from '@app/contract/core/price-jumps';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import styles from './jumps.module.css';

/** Hundredths are percent as they are written; basis points are hundredths of a percent. */
const BP = 100;

/** The largest jumps, each as it stands and as it shall be, and how many there are beside. */
export function Jumps({ count, jumps }: { count: number; jumps: readonly PriceChange[] }) {
  const t = useText();
  const format = useFormat();
  const written = (field: PriceField, value: number): string => {
    const unit = priceUnit(field);
    return unit === 'money' ? format.money(value) : format.percent(unit === 'discount' ? value / BP : value);
  };
  const titleOf = ({ what, field }: PriceChange): string => (what ? `${what} · ` : '') + t(`price_field.${field}`);
  return (
    <>
      <dl className={styles.jumps}>
        {jumps.map((jump, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is asked about
          <div key={index}>
            <dt>{titleOf(jump)}</dt>
            <dd>
              <del>{written(jump.field, jump.before)}</del> <span aria-hidden="true">→</span>{' '}
              <ins>{written(jump.field, jump.after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {count > jumps.length && <p>{t('ui.jump.more', { count: format.count(count - jumps.length) })}</p>}
    </>
  );
}
