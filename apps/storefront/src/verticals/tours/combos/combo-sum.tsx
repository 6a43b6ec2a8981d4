import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { Card } from '../../../ui/card.tsx';
import { OldPrice, Price } from '../../../ui/price.tsx';
import { useTourWords } from '../tour-words.ts';
import styles from './combo-sum.module.css';
import type { ComboChoice } from './use-combo-choice.ts';

const SHADES = [styles.first, styles.second, styles.third];
/** Tours beside one another are told apart by their shade. */
const shadeOf = (index: number): string | undefined => SHADES[index % SHADES.length];

/** Each tour alone and in the combo, one total, and what is saved. */
export function ComboSum({ choice }: { readonly choice: ComboChoice }) {
  const t = useT();
  const format = usePriceFormat();
  const words = useTourWords();
  const { together, alone, saved } = choice;
  const priced = choice.parts.flatMap(({ part, wanted, price }) => (wanted && price ? [{ part, price }] : []));
  if (!choice.complete || !together || !alone) return null;
  return (
    <Card>
      <div className={styles.head}>
        <div>
          <h2 className="cap t2">{t('tours.combo.one_by_one')}</h2>
          <p className="num semi">{format.text(alone)}</p>
        </div>
        <div className={styles.end}>
          <p className="cap t2">{t('tours.combo.together_for', { people: words.people(choice.party) })}</p>
          <Price price={together} size="l" deal={saved !== null} />
        </div>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {priced.map(({ part, price }, index) => (
          <i key={part.tourId} className={shadeOf(index)} style={{ flexGrow: price.together.usd }} />
        ))}
        {saved ? <i className={styles.saved} style={{ flexGrow: saved.usd }} /> : null}
      </div>
      <dl>
        {priced.map(({ part, price }, index) => (
          <div key={part.tourId} className={styles.row}>
            <i aria-hidden="true" className={shadeOf(index)} />
            <dt>{part.name}</dt>
            <dd>
              {price.alone.usd > price.together.usd ? <OldPrice price={price.alone} /> : null}
              <b className="semi">{format.text(price.together)}</b>
            </dd>
          </div>
        ))}
        {saved ? (
          <div className={styles.row}>
            <i aria-hidden="true" className={styles.saved} />
            <dt className="semi accent">{t('tours.combo.you_save')}</dt>
            <dd>
              <b className="semi accent">{format.text(saved)}</b>
            </dd>
          </div>
        ) : null}
      </dl>
    </Card>
  );
}
