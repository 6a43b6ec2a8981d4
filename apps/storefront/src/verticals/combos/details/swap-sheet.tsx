import { useT } from '@app/client/i18n';
import { Unbroken } from '@app/client/unbroken';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import type { Price as Money } from '@app/contract/core/validation';
import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import type { ComboChoice } from '@app/contract/verticals/combos/views';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyPart, ErrorNote } from '../../../ui/states.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { tripQuery, withPick } from '../combo-address.ts';
import { differenceOf } from '../combo-prices.ts';
import { kindIcons } from '../combo-words.ts';
import { ownChoices } from '../own-plan.ts';
import { type ComboOnScreen, type PlannedPart, useOwnTerms } from '../use-combo-plan.ts';
import styles from './swap-sheet.module.css';
import { useFillingFacts } from './use-filling-facts.ts';

type SwapSheetProps = { readonly on: ComboOnScreen; readonly one: PlannedPart };

/** How the whole changes with a choice; which one is in the combo now. */
function Change({ choice, now }: { readonly choice: ComboChoice; readonly now: Money | null }) {
  const t = useT();
  const format = usePriceFormat();
  if (choice.current) return <span className="sub semi t2">{t('combos.in_now')}</span>;
  if (!now)
    return <span className="sub semi num">{t('combos.whole_costs', { amount: format.text(choice.total) })}</span>;
  const { is, by } = differenceOf(choice.total, now);
  if (is === 'same') return <span className="sub semi t2">{t('combos.same_price')}</span>;
  return (
    <span className={cx('sub semi num', is === 'less' && 'ok')}>
      {t(is === 'less' ? 'combos.costs_less' : 'combos.costs_more', { amount: format.text(by) })}
    </span>
  );
}

/** Something that could fill the slot. */
function Choice(props: {
  readonly choice: ComboChoice;
  readonly kind: PlannedPart['slot']['kind'];
  readonly now: Money | null;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) {
  const factsOf = useFillingFacts();
  const { choice, chosen } = props;
  const facts = factsOf(props.kind, choice);
  const { cover, title, subtitle } = choice.subject;
  return (
    <label className={cx(styles.choice, chosen && styles.on)}>
      <input type="radio" className="visually-hidden" name="swap" checked={chosen} onChange={props.onChoose} />
      <span className={styles.thumb}>
        {cover ? <Picture src={cover} alt="" width={64} /> : <Icon as={kindIcons[props.kind]} />}
      </span>
      <span className={styles.text}>
        <span className="semi clip2">{title}</span>
        <span className="sub t2 clip2">
          <Unbroken text={subtitle} />
        </span>
        {facts ? <span className="cap t2">{facts}</span> : null}
        <Change choice={choice} now={props.now} />
      </span>
      <span className={cx(styles.mark, chosen && styles.marked)} aria-hidden="true">
        {chosen ? <Icon as={IconCheck} size="s" /> : null}
      </span>
    </label>
  );
}

/** What the whole would cost with what is marked, and what it costs now. */
function Foot(props: SwapSheetProps & { readonly marked: ComboChoice | undefined; readonly onUse: () => void }) {
  const t = useT();
  const format = usePriceFormat();
  const { marked, on } = props;
  const { plan } = on;
  const now = plan?.price ?? null;
  const total = marked?.total ?? now;
  const changes = marked !== undefined && now !== null && marked.total.amount !== now.amount;
  return (
    <>
      <div className="grow" aria-live="polite">
        {total ? <Price price={total} size="l" deal={(plan?.saved?.usd ?? 0) > 0} /> : null}
        {changes ? <p className="cap t3">{t('combos.was', { amount: format.text(now) })}</p> : null}
      </div>
      <Button disabled={!marked || marked.current} onClick={props.onUse}>
        {t('combos.use_it')}
      </Button>
    </>
  );
}

/** What else could fill a slot, with what it would change of the whole. Mount it anew for each opening. */
export function SwapSheet(props: SwapSheetProps & { readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const date = useDateText();
  const party = usePartyText();
  const { on, one } = props;
  const { slot, part } = one;
  const [asked, setAsked] = useState<string | null>(null);
  const read = useEndpoint(
    comboEndpoints.comboChoices,
    { query: { id: on.combo.id, ...tripQuery(on.trip), slot: slot.key } },
    { enabled: props.open, staleTime: 0 },
  );
  const failed = read.error !== null && !read.data;
  const terms = useOwnTerms();
  const all = read.data?.list ?? [];
  const list = on.plan ? ownChoices(all, { ...terms, slot: slot.key, plan: on.plan }) : all;
  const marked = list.find(({ key, current }) => (asked === null ? current : key === asked));
  const days = part.from === part.to ? date.weekday(part.from) : date.range(part.from, part.to);
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t(`combos.swap_title.${slot.kind}`)}
      footer={
        <Foot
          {...props}
          marked={marked}
          onUse={() => {
            if (!marked) return;
            props.onClose();
            on.setTrip(withPick(on.trip, slot.key, marked.key));
          }}
        />
      }
    >
      {failed ? null : (
        <p className={`sub t2 ${styles.hint}`}>
          {t('combos.swap_hint', { days, people: party.guests(on.trip.party) })}
        </p>
      )}
      {read.isPending ? (
        <div className={styles.list} aria-hidden="true">
          {['a', 'b', 'c'].map((name) => (
            <Skeleton key={name} height="8.8rem" radius="var(--r-l)" />
          ))}
        </div>
      ) : null}
      {failed ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.data && list.length === 0 ? (
        <EmptyPart icon={kindIcons[slot.kind]} title={t('combos.nothing_else')} />
      ) : null}
      <fieldset className={styles.list} aria-label={slot.label}>
        {list.map((choice) => (
          <Choice
            key={choice.key}
            choice={choice}
            kind={slot.kind}
            now={on.plan?.price ?? null}
            chosen={choice === marked}
            onChoose={() => setAsked(choice.key)}
          />
        ))}
      </fieldset>
    </Sheet>
  );
}
