import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price } from '@app/contract/core/validation';
import { IconCalendarX, IconPlaneOff, IconUserMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { shopNow } from '../../../shell/time-zone.ts';
import { Card, IconWell } from '../../../ui/card.tsx';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/page.tsx';
import { useConverted } from '../../../widgets/converted.ts';
import { sumOf } from '../../../widgets/travel/bundle/sum-of.ts';
import { Fold } from '../../../widgets/travel/fold.tsx';
import { PolicyLines } from '../../../widgets/travel/policy/policy-card.tsx';
import { backAt } from '../combo-prices.ts';
import { useComboWords } from '../combo-words.ts';
import type { ComboOnScreen, FilledPart } from '../use-combo-plan.ts';
import { usePartNames } from '../use-part-names.ts';
import styles from './combo-back.module.css';

const pricesOf = (parts: readonly FilledPart[]): Price[] => parts.map(({ filled }) => filled.price);

function Case(props: {
  readonly icon: IconGlyph;
  readonly title: string;
  /** Sentences, each on its own line. */
  readonly texts: readonly string[];
  readonly money: ReactNode;
}) {
  return (
    <li className={styles.case}>
      <IconWell>
        <Icon as={props.icon} size="m" />
      </IconWell>
      <div className="grow">
        <h3 className="semi">{props.title}</h3>
        {props.texts.map((text) => (
          <p key={text} className="sub t2">
            {text}
          </p>
        ))}
        {props.money ? <p className={`sub semi num ${styles.money}`}>{props.money}</p> : null}
      </div>
    </li>
  );
}

/** What becomes of the others when a part does not take place, or is cancelled by the customer: each case with its money. */
export function IfPartFallsAway({ on }: { readonly on: ComboOnScreen }) {
  const t = useT();
  const format = usePriceFormat();
  const words = useComboWords();
  const named = usePartNames(on.parts);
  const core = on.filled.filter(({ slot }) => slot.core);
  const others = on.filled.filter(({ slot }) => !slot.core);
  const converted = useConverted();
  const together = sumOf(pricesOf(core));
  const now = backAt(
    on.filled.map(({ filled }) => filled),
    shopNow(),
  );
  const names = (parts: readonly FilledPart[]): string => words.list(parts.map(({ slot }) => named.brief(slot.key)));
  return (
    <Section title={t('combos.falls_title')}>
      <Card>
        <ul>
          {core.length > 0 && together ? (
            <Case
              icon={IconPlaneOff}
              title={t('combos.core_falls', { names: names(core) })}
              texts={[t(core.length > 1 ? 'combos.core_falls_text' : 'combos.part_falls_text')]}
              money={t(core.length > 1 ? 'combos.up_to_back' : 'combos.amount_back', {
                amount: format.text(converted(together)),
              })}
            />
          ) : null}
          {others.length > 0 ? (
            <Case
              icon={IconCalendarX}
              title={t('combos.part_falls', { names: names(others) })}
              texts={[t('combos.part_falls_text')]}
              money={others
                .filter(({ filled }) => filled.price.usd > 0)
                .map(({ slot, filled }) => (
                  <span key={slot.key} className={styles.line}>
                    {t('combos.part_back', { name: named.brief(slot.key), amount: format.text(filled.price) })}
                  </span>
                ))}
            />
          ) : null}
          <Case
            icon={IconUserMinus}
            title={t('combos.you_cancel')}
            texts={[
              core.length > 1 ? t('combos.core_together', { names: names(core) }) : '',
              others.length > 0 || core.length < 2 ? t('combos.others_alone') : '',
              t('combos.sum_first'),
            ].filter(Boolean)}
            money={
              now && now.usd > 0
                ? t('combos.all_back_now', { amount: format.text(converted(now)) })
                : t('travel.refund_nothing')
            }
          />
        </ul>
      </Card>
    </Section>
  );
}

/** What cancelling each part costs, as money and as dates of its place. */
export function ComboCancelling({ on }: { readonly on: ComboOnScreen }) {
  const t = useT();
  const names = usePartNames(on.parts);
  return (
    <Section title={t('combos.cancelling_title')}>
      <Card>
        {on.filled.map(({ slot, filled }) => (
          <div key={slot.key} className={styles.policy}>
            <Fold title={names.brief(slot.key)} note={filled.subject.title}>
              <PolicyLines policy={filled.policy} payable={filled.price} zone={filled.service.zone} />
            </Fold>
          </div>
        ))}
      </Card>
    </Section>
  );
}
