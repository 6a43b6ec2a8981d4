import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { MealCard as Meal } from '@app/contract/verticals/meals/views';
import { hrefTo } from '../../shell/navigation.ts';
import { Picture } from '../../ui/picture.tsx';
import { OldPrice, Price } from '../../ui/price.tsx';
import { Tag } from '../../ui/tag.tsx';
import { MemberPrice } from '../member-price.tsx';
import { useSoldText } from '../sold-text.ts';
import { useDateText } from '../travel/dates/date-text.ts';
import { ScoreBadge } from '../travel/place/score-badge.tsx';
import { DealTag } from '../travel/search/deal-tag.tsx';
import styles from './meal-card.module.css';
import { useMealWords } from './meal-words.ts';

/** What a piece costs and what is saved: against the price before its deal, without one against what its dishes cost. */
export function Saving({ meal }: { readonly meal: Meal }) {
  const t = useT();
  const format = usePriceFormat();
  const { price, value, deal } = meal;
  const before = deal ? deal.was : value;
  const saved = { ...price, amount: before.amount - price.amount };
  return (
    <span>
      <Price price={price} size="l" deal={deal !== null || saved.amount > 0} />{' '}
      {!deal && saved.amount > 0 ? <OldPrice price={value} /> : null}
      {saved.amount > 0 ? (
        <span className={`cap num ${styles.saved}`}>{t('meal.you_save', { amount: format.text(saved) })}</span>
      ) : null}
      <DealTag deal={deal} until />
      <MemberPrice price={price} />
    </span>
  );
}

/** A set meal in a list. A press opens it. */
export function MealCard({ meal, eager }: { readonly meal: Meal; readonly eager?: boolean }) {
  const t = useT();
  const date = useDateText();
  const sold = useSoldText();
  const words = useMealWords();
  const soldOut = meal.left === 0;
  return (
    <article className={styles.card}>
      <div className={styles.up}>
        <div className={styles.picture}>
          <Picture src={meal.cover} alt="" width={96} eager={eager ?? false} />
        </div>
        <div className="grow">
          <div className={styles.head}>
            <h2 className="semi clip2">
              <a className={styles.link} href={hrefTo('mealDetails', { set: meal.id })}>
                {meal.name}
              </a>
            </h2>
            {meal.score === null ? null : <ScoreBadge score={meal.score} />}
          </div>
          <p className="sub t2 clip1">
            {[words.places(meal.places), meal.places.length === 1 ? meal.places[0]?.area : '']
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="cap t3 num">
            {[t('dining.people', { count: meal.people }), words.usable(meal.usable)].join(' · ')}
          </p>
          <p className="cap t3 num">
            {[t('meal.until', { day: date.day(meal.validTo) }), words.refund(meal)].join(' · ')}
          </p>
        </div>
      </div>
      <div className={styles.down}>
        <Saving meal={meal} />
        <span className={styles.end}>
          {soldOut ? <Tag>{t('catalog.sold_out')}</Tag> : null}
          {meal.left ? <Tag tone="warn">{t('meal.left', { count: meal.left })}</Tag> : null}
          {meal.sold > 0 ? <span className="cap t3 num">{sold(meal.sold)}</span> : null}
        </span>
      </div>
    </article>
  );
}
