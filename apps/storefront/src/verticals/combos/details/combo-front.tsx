import { useT } from '@app/client/i18n';
import type { ComboDetail } from '@app/contract/verticals/combos/views';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useMomentText } from '../../../widgets/moment-text.ts';
import { DetailsSheet, Story } from '../../../widgets/travel/place/details-page.tsx';
import { kindIcons, useComboWords } from '../combo-words.ts';
import styles from './combo-page.module.css';

/** Name, place and length, and what is in it. */
export function ComboHead({ combo }: { readonly combo: ComboDetail }) {
  const t = useT();
  const words = useComboWords();
  const { minute: moment } = useMomentText();
  const needed = combo.slots.filter(({ optional }) => !optional);
  return (
    <DetailsSheet closed>
      <h1 className={`h1 ${styles.name}`}>{combo.name}</h1>
      <p className={`sub t2 ${styles.line}`}>
        {[combo.city, combo.country, words.length(combo)].join(t('travel.comma'))}
      </p>
      {combo.themes.length > 0 ? (
        <p className={styles.themes} data-themes>
          {combo.themes.map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
        </p>
      ) : null}
      {combo.soldFrom ? (
        <p className={`sub semi brand ${styles.said}`}>{t('combos.sold_from', { moment: moment(combo.soldFrom) })}</p>
      ) : null}
      {!combo.soldFrom && combo.soldUntil ? (
        <p className={`sub t2 ${styles.said}`}>{t('combos.sold_until', { moment: moment(combo.soldUntil) })}</p>
      ) : null}
      {combo.left ? <p className={`sub semi brand ${styles.said}`}>{t('combos.left', { count: combo.left })}</p> : null}
      <ul className={styles.facts}>
        {needed.map(({ key, kind, label }) => (
          <li key={key}>
            <Icon as={kindIcons[kind]} />
            <span className="cap t2">{label}</span>
          </li>
        ))}
      </ul>
    </DetailsSheet>
  );
}

/** What the combo is about; a long story is opened when asked for. */
export function ComboStory({ combo }: { readonly combo: ComboDetail }) {
  const t = useT();
  if (!combo.story) return null;
  return (
    <Card>
      <h2 className={`h3 ${styles.cardHead}`}>{t('combos.about')}</h2>
      <Story text={combo.story} />
    </Card>
  );
}
