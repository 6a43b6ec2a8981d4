import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { SliceOffer } from '@app/contract/verticals/flights/views';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import styles from './fare-table.module.css';
import { type FareLine, useFareWords } from './fare-words.ts';

const Cell = ({ lines }: { readonly lines: readonly FareLine[] }) => (
  <td>
    {lines.map(({ no, title, note }) => (
      <p key={`${title} ${note}`} className={cx(no && 't3')}>
        <b className="medium">{title}</b>
        {note ? <small className="cap t2">{note}</small> : null}
      </p>
    ))}
  </td>
);

type TableProps = {
  readonly fares: readonly SliceOffer[];
  readonly chosen: string | undefined;
  readonly zone: string;
  readonly title: string;
  readonly onChoose: (brand: string) => void;
};

/** The fares of a way as columns, what they have as rows; the names of rows stay in sight. */
function FareTable({ fares, chosen, zone, title, onChoose }: TableProps) {
  const t = useT();
  const format = usePriceFormat();
  const words = useFareWords(zone);
  const rows: readonly { readonly name: string; readonly of: (fare: SliceOffer) => readonly FareLine[] }[] = [
    { name: t('flights.compare.cabin_bag'), of: (fare) => [words.cabinBag(fare)] },
    { name: t('flights.compare.checked_bag'), of: (fare) => [words.checkedBag(fare)] },
    { name: t('flights.compare.seat'), of: (fare) => [words.seat(fare)] },
    { name: t('flights.compare.meal'), of: (fare) => [words.meal(fare)] },
    { name: t('flights.compare.refund'), of: words.refund },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {fares.map(({ brand, name, adultPrice }) => (
              <th key={brand} scope="col">
                <span className="semi">{name}</span>
                <span className="sub num">{format.text(adultPrice)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row" className="cap t2">
                {name}
              </th>
              {fares.map((fare) => (
                <Cell key={fare.brand} lines={of(fare)} />
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {fares.map(({ brand, name }) => (
              <td key={brand}>
                <Button
                  size="s"
                  kind={brand === chosen ? 'soft' : 'ghost'}
                  aria-pressed={brand === chosen}
                  aria-label={t('flights.compare.choose_of', { fare: name })}
                  onClick={() => onChoose(brand)}
                >
                  {t(brand === chosen ? 'flights.compare.chosen' : 'flights.compare.choose')}
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** The way to see the fares of one way in a table, where there are several; one is chosen in it too. */
export function CompareFares(props: TableProps) {
  const t = useT();
  const asking = useAsking<'table'>();
  if (props.fares.length < 2) return null;
  return (
    <p className={styles.open}>
      <Button size="s" kind="ghost" aria-haspopup="dialog" onClick={() => asking.ask('table')}>
        {t('flights.compare')}
      </Button>
      <Sheet open={asking.what === 'table'} onClose={asking.close} title={t('flights.compare')}>
        <FareTable
          {...props}
          onChoose={(brand) => {
            props.onChoose(brand);
            asking.close();
          }}
        />
        <p className="cap t3">{t('flights.compare.note')}</p>
      </Sheet>
    </p>
  );
}
