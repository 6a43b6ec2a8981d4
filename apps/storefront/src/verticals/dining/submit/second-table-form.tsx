import { useT } from '@app/client/i18n';
import type { DiningItem } from '@app/contract/verticals/dining/views';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { KeyValue, ListRow } from '../../../ui/list-row.tsx';
import { Price } from '../../../ui/price.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from '../../../widgets/dining/table-subject.module.css';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { DiningPartySheet } from '../dining-party-sheet.tsx';
import { useDiningWords } from '../dining-words.ts';
import type { TableBooking } from './use-book-table.ts';

/** Which table the other group has, and what it pays ahead; why none can be had. */
function Second({ booking }: { readonly booking: TableBooking }) {
  const t = useT();
  const { quote, error } = booking.second;
  if (error) {
    return (
      <p className="sub bad" role="alert">
        {error.msg}
      </p>
    );
  }
  if (!quote) return <Skeleton height="2.5rem" />;
  const item = quote.subject.item as DiningItem;
  return (
    <dl>
      <KeyValue name={t('dining.table')}>
        {item.tables > 1 ? t('dining.tables_of', { count: item.tables, area: item.area }) : item.area}
      </KeyValue>
      {quote.payable.usd === 0 ? null : (
        <KeyValue name={t('dining.deposit')}>
          <Price price={quote.payable} />
        </KeyValue>
      )}
    </dl>
  );
}

/** A second table for another group of the party, booked with the first: both, or none. An offer of the waiting list is of one. */
export function SecondTableForm({ booking }: { readonly booking: TableBooking }) {
  const t = useT();
  const words = useDiningWords();
  const asking = useAsking<'party'>();
  const { party } = booking.second;
  if (booking.wait) return null;
  return (
    <>
      <Card flush>
        <ListRow
          icon={<Icon as={IconToolsKitchen2} className="accent" />}
          title={t('dining.second_table')}
          note={t('dining.second_at_once')}
          {...(party && { value: words.people(party) })}
          onPress={() => asking.ask('party')}
        />
      </Card>
      {party ? (
        <Card>
          <Second booking={booking} />
          <div className={styles.deposit}>
            <TextButton onClick={() => booking.setSecond(null)}>{t('dining.one_table')}</TextButton>
          </div>
        </Card>
      ) : null}
      <DiningPartySheet
        key={asking.times}
        open={asking.what === 'party'}
        onClose={asking.close}
        party={party ?? { adults: 2, childAges: [] }}
        onChoose={(next) => {
          booking.setSecond(next);
          asking.close();
        }}
      />
    </>
  );
}
