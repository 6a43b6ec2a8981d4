import { useT } from '@app/client/i18n';
import type { ComboCard as Combo } from '@app/contract/verticals/combos/views';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { OldPrice, Price } from '../../../ui/price.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { MemberPriceOfParts } from '../../../widgets/member-price.tsx';
import { useMomentText } from '../../../widgets/moment-text.ts';
import { useNumberText } from '../../../widgets/number-text.ts';
import { percentSaved } from '../../../widgets/travel/bundle/percent-saved.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { DealOff } from '../../../widgets/travel/search/deal-off.tsx';
import { kindIcons, useComboWords } from '../combo-words.ts';
import { useSoldFrom } from '../use-sold-from.ts';
import styles from './combo-card.module.css';

/** What it is made of, each kind once, as signs with their names beside for those who listen. */
function ComboKinds({ slots }: Pick<Combo, 'slots'>) {
  const t = useT();
  const kinds = [...new Set(slots.filter(({ optional }) => !optional).map(({ kind }) => kind))];
  const extra = slots.length - slots.filter(({ optional }) => !optional).length;
  return (
    <ul className={styles.kinds}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Icon as={kindIcons[kind]} size="m" className="brand" />
          <span className="cap t2">{t(`combos.kind.${kind}`)}</span>
        </li>
      ))}
      {extra > 0 ? <li className="cap t3">{t('combos.more_optional', { count: extra })}</li> : null}
    </ul>
  );
}

/** What it costs at the least; that it cannot be had where nothing was found. */
function Cost({ combo }: { readonly combo: Combo }) {
  const t = useT();
  const { minute: moment } = useMomentText();
  const soldFrom = useSoldFrom(combo.soldFrom);
  const { price, alone } = combo;
  if (soldFrom) return <p className="sub semi t2">{t('combos.sold_from', { moment: moment(soldFrom) })}</p>;
  if (combo.left === 0) return <p className="sub semi t2">{t('combos.sold_out')}</p>;
  if (!price) return <p className="sub t2">{t('combos.not_now')}</p>;
  const dearer = alone !== null && alone.usd > price.usd;
  return (
    <p className={styles.cost}>
      {combo.deal ? <DealOff deal={combo.deal} /> : null}
      {dearer ? <OldPrice price={alone} /> : null}
      <span className={styles.price}>
        <span className="cap t3">{t('combos.from_word')}</span>
        <Price price={price} size="l" deal={dearer} />
      </span>
      <MemberPriceOfParts price={price} parts={combo.memberParts} />
    </p>
  );
}

/** What is saved at the price that is shown; without a price the most that is. */
function Off({ combo }: { readonly combo: Pick<Combo, 'price' | 'alone' | 'percent'> }) {
  const t = useT();
  const number = useNumberText();
  const { price, alone } = combo;
  const saved = price && alone ? percentSaved(alone, price) : null;
  if (saved === 0) return null;
  return (
    <span className={styles.off}>
      <Tag tone="solid">
        {saved === null
          ? t('combos.up_to', { percent: number(combo.percent) })
          : t('combos.off', { percent: number(saved) })}
      </Tag>
    </span>
  );
}

/** A combo on the list; a press anywhere opens it. */
export function ComboCard(props: { readonly combo: Combo; readonly href: string; readonly eager: boolean }) {
  const t = useT();
  const date = useDateText();
  const words = useComboWords();
  const { combo } = props;
  return (
    <article className={styles.card}>
      <span className={styles.picture}>
        <Picture src={combo.cover} alt="" width={343} eager={props.eager} />
        <Off combo={combo} />
      </span>
      <div className={styles.body}>
        <h2 className="h3 clip2">
          <a className={styles.link} href={props.href}>
            {combo.name}
          </a>
        </h2>
        <p className="sub t2">{[combo.city, words.length(combo)].join(t('travel.comma'))}</p>
        {combo.themes.length > 0 ? (
          <p className={`cap t3 ${styles.themes}`}>
            {combo.themes.map(({ name }) => name).join(t('travel.list_comma'))}
          </p>
        ) : null}
        <ComboKinds slots={combo.slots} />
        <div className={styles.foot}>
          <div className={styles.who}>
            <p className="cap t2">{t('combos.for_people', { people: words.people(combo) })}</p>
            {combo.day && combo.left !== 0 ? (
              <p className="cap t3">{t('combos.first_day_on', { day: date.weekday(combo.day) })}</p>
            ) : null}
            {combo.from ? <p className="cap t3">{t('combos.from_city', { city: combo.from.name })}</p> : null}
          </div>
          <Cost combo={combo} />
        </div>
      </div>
    </article>
  );
}
