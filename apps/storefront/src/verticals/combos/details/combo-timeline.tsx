import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import { usePriceFormat } from '@app/client/use-price';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/page.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Segmented } from '../../../ui/tabs.tsx';
import { useFreeText } from '../../../widgets/travel/bundle/free-part.ts';
import type { TripPart } from '../../../widgets/travel/bundle/trip-timeline.ts';
import { kindIcons } from '../combo-words.ts';
import { TripLine } from '../trip-line.tsx';
import type { ComboOnScreen, FilledPart } from '../use-combo-plan.ts';
import { useEventWords } from '../use-event-words.ts';
import { usePartNames } from '../use-part-names.ts';
import styles from './combo-timeline.module.css';
import { homeClocks } from './home-clocks.ts';
import { useFillingFacts } from './use-filling-facts.ts';

/** What fills a slot: its picture, what it costs alone, and the way to something else. */
function Well(props: { readonly one: FilledPart; readonly name: string; readonly onSwap: () => void }) {
  const t = useT();
  const format = usePriceFormat();
  const factsOf = useFillingFacts();
  const freeText = useFreeText();
  const { slot, part, filled } = props.one;
  const { cover, title, subtitle } = filled.subject;
  // When a tour begins stands beside it already.
  const facts = slot.kind === 'hotel' ? factsOf(slot.kind, filled) : '';
  return (
    <article className={styles.well} aria-label={props.name}>
      <div className={styles.what}>
        <span className={styles.thumb}>
          {cover ? <Picture src={cover} alt="" width={44} /> : <Icon as={kindIcons[slot.kind]} size="m" />}
        </span>
        <div className="grow">
          <h4 className="sub semi clip2">{title}</h4>
          <p className="cap t2 clip2">
            <Unbroken text={subtitle} />
          </p>
          {facts ? <p className="cap t2">{facts}</p> : null}
        </div>
      </div>
      <div className={styles.foot}>
        <span className="cap t2">
          {filled.alone.usd === 0
            ? freeText({ kind: slot.kind, subject: filled.subject }, filled.alone.currency)
            : t('combos.alone', { amount: format.text(filled.alone) })}
        </span>
        {part.swappable ? (
          <TextButton aria-haspopup="dialog" onClick={props.onSwap}>
            <Icon as={IconArrowsExchange} size="s" />
            {t(`combos.swap.${slot.kind}`)}
          </TextButton>
        ) : null}
      </div>
    </article>
  );
}

/** Parts as a timeline takes them. */
const tripParts = (filled: readonly FilledPart[]): TripPart[] =>
  filled.map((one) => ({
    slot: one.slot.key,
    kind: one.slot.kind,
    subject: one.filled.subject,
    service: one.filled.service,
    city: one.filled.city,
    label: one.slot.label,
  }));

/** Every part on one line, on the clocks of each place or on those of home. */
export function ComboTimeline({ on, onSwap }: { readonly on: ComboOnScreen; readonly onSwap: (slot: string) => void }) {
  const t = useT();
  const words = useEventWords();
  const names = usePartNames(on.parts);
  const [clocks, setClocks] = useState<'local' | 'home'>('local');
  const parts = tripParts(on.filled);
  const home = homeClocks(parts);
  if (parts.length === 0) return null;
  return (
    <Section title={t('combos.timeline')}>
      <Card>
        {home ? (
          <div className={styles.clocks}>
            <Segmented
              label={t('combos.clocks')}
              choices={[
                { value: 'local', label: t('combos.local_time') },
                { value: 'home', label: t('combos.time_of', { city: home.city }) },
              ]}
              value={clocks}
              onChange={setClocks}
            />
            <p className="cap t3">
              {t(home.minutes > 0 ? 'combos.ahead_of' : 'combos.behind', {
                there: home.there,
                city: home.city,
                time: words.hours(Math.abs(home.minutes)),
              })}
            </p>
          </div>
        ) : null}
        <TripLine
          parts={parts}
          clocks={home && clocks === 'home' ? home.zone : null}
          wellOf={(key) => {
            const one = on.filled.find(({ slot }) => slot.key === key);
            return one ? <Well one={one} name={names.brief(key)} onSwap={() => onSwap(key)} /> : null;
          }}
        />
      </Card>
    </Section>
  );
}
