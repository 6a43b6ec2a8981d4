import { useT } from '@app/client/i18n';
import type { TourComboCard as Combo } from '@app/contract/verticals/tour-combos/views';
import { Fragment } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import { OldPrice, Price } from '../../../ui/price.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { MemberPriceOfParts } from '../../../widgets/member-price.tsx';
import { useNumberText } from '../../../widgets/number-text.ts';
import card from '../../../widgets/tours/tour-card.module.css';
import { percentSaved } from '../../../widgets/travel/bundle/percent-saved.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { DealOff } from '../../../widgets/travel/search/deal-off.tsx';
import styles from './combo-card.module.css';

/** The names of its tours with a quiet sign between, optional ones marked. */
function ComboTours({ tours }: Pick<Combo, 'tours'>) {
  const t = useT();
  return (
    <p className={styles.tours}>
      {tours.map(({ name, optional }, index) => (
        <Fragment key={name}>
          {index > 0 ? <i> + </i> : null}
          <span>{optional ? t('tours.combo.optional_tour', { name }) : name}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** A combo in a list; a press anywhere opens it. */
export function ComboCard(props: { readonly combo: Combo; readonly href: string; readonly eager: boolean }) {
  const t = useT();
  const date = useDateText();
  const number = useNumberText();
  const { combo } = props;
  const dearer = combo.alone.usd > combo.price.usd;
  const facts = [
    combo.city,
    t('tours.days', { count: combo.days }),
    t('tours.combo.within', { count: combo.windowDays }),
  ];
  return (
    <article className={card.card}>
      <span className={card.pictures}>
        <Picture src={combo.cover} alt="" width={343} eager={props.eager} />
        {dearer ? (
          <span className={styles.off}>
            <Tag tone="solid">{t('tours.combo.off', { percent: number(percentSaved(combo.alone, combo.price)) })}</Tag>
          </span>
        ) : null}
      </span>
      <div className={card.body}>
        <h2 className="h3 clip2">
          <a className={card.link} href={props.href}>
            {combo.name}
          </a>
        </h2>
        <ComboTours tours={combo.tours} />
        <div className={card.foot}>
          <div>
            <p className="sub semi">{t('tours.combo.first_day', { day: date.weekday(combo.nextDay) })}</p>
            <p className="cap t2">{facts.join(t('travel.comma'))}</p>
          </div>
          <p className={`${card.cost} ${styles.cost}`}>
            {combo.deal ? <DealOff deal={combo.deal} /> : null}
            {dearer ? <OldPrice price={combo.alone} /> : null}
            <Price price={combo.price} size="l" deal={dearer} />
            <span className={`cap t3 ${card.below}`}>{t('tours.combo.from_adult')}</span>
            <MemberPriceOfParts price={combo.price} parts={combo.memberParts} />
          </p>
        </div>
      </div>
    </article>
  );
}
