import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { TableProblem } from '@app/contract/verticals/dining/facts';
import type { RestaurantDetail, TableSlot, TableSlots } from '@app/contract/verticals/dining/views';
import { IconClock, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useSentenceGap } from '../../../widgets/list-text.ts';
import { DayStrip } from '../../../widgets/travel/dates/day-strip.tsx';
import type { LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { useDiningWords } from '../dining-words.ts';
import { NextTimes } from '../next-times.tsx';
import { PartyBar } from '../party-bar.tsx';
import slotStyles from '../slots.module.css';
import { WaitButton } from '../waits/wait-button.tsx';
import { WaitSheet } from '../waits/wait-sheet.tsx';
import { PartyTooLarge } from './party-too-large.tsx';
import styles from './table-card.module.css';
import { freeInstead, type PaidAhead, type TableChoice, timesAround } from './table-choice.ts';
import { useAskForTable } from './use-ask-for-table.ts';
import { paidAheadOf, type TableOnScreen } from './use-table-choice.ts';

type Area = TableSlots['areas'][number];

/** Times of an area before the rest is asked for: two rows of four. */
const SHOWN = 8;
/** Free times offered instead of one that is not free. */
const INSTEAD = 5;

function Slot(props: {
  readonly slot: TableSlot;
  /** Whether menus are at a deal then, and not at every time of the day. */
  readonly atDeal: boolean;
  readonly on: boolean;
  readonly onPress: () => void;
}) {
  const t = useT();
  const { slot, on } = props;
  const shut = slot.problem !== null || slot.state === 'closed';
  return (
    <button
      type="button"
      aria-pressed={on}
      className={cx(slotStyles.slot, shut && slotStyles.shut, on && slotStyles.on)}
      onClick={props.onPress}
    >
      <span>{slot.time}</span>
      {slot.nextDay ? <small>{t('dining.next_day')}</small> : null}
      {shut ? (
        <span className="visually-hidden">, {t(slot.problem ? `dining.why.${slot.problem}` : 'dining.full')}</span>
      ) : null}
      {props.atDeal && !shut ? <small className={slotStyles.few}>{t('deal.mark')}</small> : null}
      {slot.state === 'few' && !props.atDeal ? <small className={slotStyles.few}>{t('dining.few')}</small> : null}
    </button>
  );
}

/** One kind of table with its times around the one asked for. */
function AreaTimes(props: {
  readonly area: Area;
  readonly atDeals: ReadonlySet<string>;
  readonly around: string | null;
  readonly chosen: string | null;
  readonly onChoose: (slot: TableSlot) => void;
}) {
  const t = useT();
  const [all, setAll] = useState(false);
  const { area, around, chosen } = props;
  const shown = all ? area.times : timesAround(area.times, chosen ?? around, SHOWN);
  return (
    <fieldset className={styles.area} aria-label={area.name}>
      <div className={styles.areaHead}>
        <span className="row g2">
          <b className="semi">{area.name}</b>
          {area.outdoor ? <Tag tone="ok">{t('dining.outdoors')}</Tag> : null}
        </span>
        <span className="cap t2">{area.note}</span>
      </div>
      {(area.tablesNeeded ?? 0) > 1 ? (
        <p className={cx('cap t2', styles.joined)}>{t('dining.joined', { count: area.tablesNeeded ?? 0 })}</p>
      ) : null}
      {area.tablesNeeded === null ? (
        <p className="sub t3">{t('dining.why.area')}</p>
      ) : area.times.length === 0 ? (
        <p className="sub t3">{t('dining.why.closed_day')}</p>
      ) : (
        <div className={slotStyles.grid}>
          {shown.map((slot) => (
            <Slot
              key={slot.time}
              slot={slot}
              atDeal={props.atDeals.has(slot.time)}
              on={slot.time === chosen}
              onPress={() => props.onChoose(slot)}
            />
          ))}
        </div>
      )}
      {area.tablesNeeded !== null && area.times.length > SHOWN ? (
        <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'common.less' : 'dining.all_times')}
        </TextButton>
      ) : null}
    </fieldset>
  );
}

type TablesProps = {
  readonly on: TableOnScreen;
  readonly slots: TableSlots;
  readonly restaurant: RestaurantDetail;
};

/** What a restaurant may make possible though it is not on offer. */
const ASKED: ReadonlySet<TableProblem> = new Set(['area', 'full', 'pace', 'party', 'notice']);

/** Why the chosen time is not to be had, which are free instead, and the restaurant to be asked. */
function Why({ on, slots, choice, restaurant }: TablesProps & { readonly choice: TableChoice }) {
  const t = useT();
  const words = useDiningWords();
  const { problem, area } = choice;
  const when = words.moment({ day: slots.day, ...choice });
  const free = freeInstead(slots, choice, INSTEAD);
  const askFor = useAskForTable(restaurant.name);
  const asking = useAsking<'wait'>();
  const mayWait = on.booking === null && (problem === 'full' || problem === 'pace');
  return (
    <div className={styles.why} role="status">
      {problem === null ? null : (
        <>
          <p className="semi">{[when, area?.name].filter(Boolean).join(t('travel.comma'))}</p>
          <p className="sub t2">{t(`error.dining.${problem}`)}</p>
          <NextTimes
            times={free}
            areaOf={(id) => slots.areas.find((one) => one.id === id)?.name}
            onChoose={on.choose}
          />
          {ASKED.has(problem) ? (
            <div className={styles.ways}>
              {mayWait ? <WaitButton restaurantId={on.id} day={slots.day} onAsk={() => asking.ask('wait')} /> : null}
              <Button kind="ghost" size="m" onClick={() => askFor(on, slots.day, choice)}>
                {t('dining.ask_restaurant')}
              </Button>
            </div>
          ) : null}
          {mayWait ? (
            <WaitSheet
              key={asking.times}
              on={on}
              slots={slots}
              choice={choice}
              open={asking.what === 'wait'}
              onClose={asking.close}
            />
          ) : null}
        </>
      )}
    </div>
  );
}

/** What is known of the chosen table: how long it is theirs, and what is paid ahead. */
function Terms({ slots, ahead }: { readonly slots: TableSlots; readonly ahead: PaidAhead }) {
  const t = useT();
  const words = useDiningWords();
  const format = usePriceFormat();
  const gap = useSentenceGap();
  const { menus, deposit } = ahead;
  const each =
    deposit && slots.deposit
      ? t('dining.deposit_each', {
          each: format.text(slots.deposit.each),
          people: t('dining.people', { count: deposit.people }),
        })
      : null;
  return (
    <div className={styles.terms}>
      <p className="cap t2">
        <Icon as={IconClock} size="s" />
        {t('dining.yours_for', { time: words.minutes(slots.stayMinutes) })}
      </p>
      <p className="cap t2">
        <Icon as={IconReceipt} size="s" />
        {[menus ? t('dining.menus_ahead') : null, each].filter(Boolean).join(gap) || t('dining.nothing_ahead')}
      </p>
    </div>
  );
}

/** The first days ahead, those that are shut said so. */
function Days({ on, day }: { readonly on: TableOnScreen; readonly day: LocalDate }) {
  const t = useT();
  const { slots, choice, ask } = on;
  if (!slots || slots.strip.length === 0) return null;
  return (
    <div className={styles.strip}>
      <DayStrip
        label={t('dining.other_days')}
        chosen={day}
        days={slots.strip.map((one) => ({
          day: one.day,
          text: t(one.problem ? 'dining.day_shut' : 'dining.day_open'),
          spoken: one.problem ? t(`dining.why.${one.problem}`) : t('dining.day_open'),
          off: one.problem !== null,
        }))}
        onChoose={(chosen) => on.setAsk({ day: chosen, time: ask.time ?? choice?.time ?? null })}
      />
    </div>
  );
}

/** The times of each kind of table; or why the whole day is not to be had. */
function Tables(props: TablesProps) {
  const t = useT();
  const { on, slots } = props;
  const { choice, ask } = on;
  const dealt = slots.atDeals.map(({ time }) => time);
  const atDeals = new Set(dealt.length < slots.times.length ? dealt : []);
  // No day and no hour helps a party that no table is for.
  if (slots.elsewhere !== null) return <PartyTooLarge {...props} />;
  return (
    <>
      {slots.problem && !choice ? (
        <div className={styles.why} role="status">
          <p className="sub t2">{t(`error.dining.${slots.problem}`)}</p>
          <NextTimes times={slots.next} onChoose={on.choose} />
        </div>
      ) : null}
      {slots.problem
        ? null
        : slots.areas.map((area) => (
            <AreaTimes
              key={area.id}
              area={area}
              atDeals={atDeals}
              around={choice?.time ?? ask.time}
              chosen={choice?.area?.id === area.id ? choice.time : null}
              onChoose={(slot) => on.choose({ day: slots.day, time: slot.time, areaId: area.id })}
            />
          ))}
      {choice ? <Why {...props} choice={choice} /> : null}
      <Terms slots={slots} ahead={paidAheadOf(on, props.restaurant)} />
    </>
  );
}

/** Party, day and time; then the times of each kind of table. The choice stands in the address. */
export function TableCard({ on, restaurant }: { readonly on: TableOnScreen; readonly restaurant: RestaurantDetail }) {
  const t = useT();
  const { slots, choice, read, ask } = on;
  const day = ask.day ?? slots?.day ?? restaurant.today;
  const shut = (slots?.strip ?? []).filter(({ problem }) => problem !== null);
  return (
    <Card className={styles.card ?? ''}>
      <h2 className="h3" id="table">
        {t('dining.choose_table')}
      </h2>
      <div className={styles.bar}>
        <PartyBar
          ask={ask}
          day={day}
          time={ask.time ?? choice?.time ?? null}
          today={restaurant.today}
          zone={restaurant.zone}
          daysAhead={restaurant.daysAhead}
          marks={new Map(shut.map((one) => [one.day, { full: true }]))}
          onChange={on.setAsk}
        />
      </div>
      <Days on={on} day={day} />
      {!slots && read.isPending ? <Skeleton height="14rem" radius="var(--r-m)" /> : null}
      {!slots && read.error ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
      {slots ? (
        <div className={cx(styles.areas, on.stale && styles.stale)} aria-busy={on.stale}>
          <Tables on={on} slots={slots} restaurant={restaurant} />
        </div>
      ) : null}
    </Card>
  );
}
