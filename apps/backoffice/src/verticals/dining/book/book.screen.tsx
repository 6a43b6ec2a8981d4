import { staffDiningEndpoints as calls } from '@app/contract/verticals/dining/staff-endpoints';
import type { DiningDay } from '@app/contract/verticals/dining/staff-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Card, Select, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { listenTo } from '../../../api/live-line';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { restaurantChoices } from '../../../features/travel/pick-restaurant/restaurant-choices';
import { useText } from '../../../text/use-text';
import { useChoices } from '../../../ui/choices';
import { DaySteps } from '../../../ui/form/day-steps';
import { PageError, PageHead } from '../../../ui/page-parts';
import { ZoneNote } from '../../../ui/zone-note';
import styles from './book.module.css';
import { TakeDialog, WhyDialog } from './book-dialogs';
import { BlockList, BookTable } from './book-tables';
import { DayGrid } from './day-grid';
import { WaitList } from './wait-list';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const REFRESH_MS = 30_000;

/** Which restaurant it is, and by which clock its day goes. */
const Where = ({ of }: { of: { name: string; zone: string } | undefined }) =>
  of && (
    <>
      {of.name} · <ZoneNote zone={of.zone} />
    </>
  );

/** Reads the book again when guests say something, or a booking changes. */
function useBookNews(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const again = () => void queries.invalidateQueries({ queryKey: [calls.readDiningDay.path] });
    const ends = ['dining.said', 'dining.waits', 'travel.changed'].map((topic) => listenTo(topic, again));
    return () => {
      for (const end of ends) end();
    };
  }, [queries]);
}

/** What a day comes to, each under its name. */
const totalsOf = ({ totals }: DiningDay) => [
  ['dining.staff.guests', totals.guests] as const,
  ['dining.staff.bookings', totals.bookings] as const,
  ['dining.staff.unpaid', totals.unpaid] as const,
  ['dining.staff.to_confirm', totals.toConfirm] as const,
];

/** The tables of a restaurant on a day, both in the address: how full they are, and who comes. */
export default function BookScreen() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const { list } = useChoices(restaurantChoices);
  const restaurant = params.get('restaurant') ?? list[0]?.value ?? '';
  const asked = params.get('day') ?? '';
  const answer = useAnswer(
    calls.readDiningDay,
    { params: { id: restaurant }, query: DAY.test(asked) ? { day: asked } : {} },
    { enabled: restaurant !== '', everyMs: REFRESH_MS },
  );
  useBookNews();
  const mayTake = useAllowed('travel.dining_book.tables');
  const [open, setOpen] = useState<'take' | 'why' | null>(null);
  const day = answer.data;
  if (answer.error && !day) return <PageError error={answer.error} onRetry={() => void answer.refetch()} />;
  const totals = day && totalsOf(day);
  return (
    <>
      <PageHead title={t('dining.staff.book')} note={<Where of={day?.restaurant} />}>
        <Select
          showSearch
          optionFilterProp="label"
          className={styles.choice ?? ''}
          aria-label={t('dining.staff.choose')}
          placeholder={t('dining.staff.choose')}
          value={restaurant || null}
          options={list}
          onChange={(id) => setParams({ restaurant: id ?? '', ...(day ? { day: day.day } : {}) })}
        />
        {day && (
          <>
            <DaySteps
              day={day.day}
              before="dining.staff.day_before"
              after="dining.staff.day_after"
              className={styles.day ?? ''}
              onDay={(next) => setParams({ restaurant, day: next })}
            />
            <Button onClick={() => setOpen('why')}>{t('dining.staff.why')}</Button>
            {mayTake && (
              <Button type="primary" onClick={() => setOpen('take')}>
                {t('dining.staff.take')}
              </Button>
            )}
          </>
        )}
      </PageHead>
      {day && totals ? (
        <div className={styles.stack ?? ''}>
          <Card variant="borderless">
            <div className={styles.totals ?? ''}>
              {totals.map(([label, count]) => (
                <span key={label}>
                  <b>{count}</b> {t(label)}
                </span>
              ))}
            </div>
            {day.open ? <DayGrid day={day} /> : <p>{t('dining.staff.closed')}</p>}
          </Card>
          <Card variant="borderless">
            <BookTable day={day} />
          </Card>
          <WaitList day={day} />
          {day.blocks.length > 0 && (
            <Card variant="borderless">
              <BlockList blocks={day.blocks} />
            </Card>
          )}
        </div>
      ) : (
        <Card variant="borderless">
          <Skeleton active paragraph={{ rows: 10 }} />
        </Card>
      )}
      {day && open === 'take' && <TakeDialog day={day} onClose={() => setOpen(null)} />}
      {day && open === 'why' && <WhyDialog day={day} onClose={() => setOpen(null)} />}
    </>
  );
}
