import { useT } from '@app/client/i18n';
import { peopleOf } from '@app/contract/verticals/dining/party';
import type { RestaurantDetail, TableSlots } from '@app/contract/verticals/dining/views';
import { hrefTo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { diningPartyParams } from '../table-search.ts';
import styles from './table-card.module.css';
import { twoGroups } from './two-groups.ts';
import { useAskForTable } from './use-ask-for-table.ts';
import type { TableOnScreen } from './use-table-choice.ts';

/** No table here is for so many: how many can sit together, other restaurants that have a table for them, and the chat. */
export function PartyTooLarge(props: {
  readonly on: TableOnScreen;
  readonly slots: TableSlots;
  readonly restaurant: RestaurantDetail;
}) {
  const t = useT();
  const { on, slots, restaurant } = props;
  const askFor = useAskForTable(restaurant.name);
  const { ask } = on;
  const people = peopleOf(ask.party);
  const { mostTogether, elsewhere } = slots;
  const groups = on.booking === null && people <= restaurant.maxParty ? twoGroups(ask.party, mostTogether) : null;
  return (
    <div className={styles.why} role="status">
      <p className="semi">{t('dining.too_large', { people: t('dining.people', { count: people }) })}</p>
      <p className="sub t2">
        {mostTogether > 0 ? t('dining.too_many', { count: mostTogether }) : null} {t('dining.too_large_ask')}
      </p>
      {groups ? <p className="sub t2">{t('dining.two_groups')}</p> : null}
      <div className={styles.ways}>
        {groups ? (
          <Button kind="soft" size="m" onClick={() => on.setAsk({ party: groups.first, second: groups.second })}>
            {t('dining.two_groups_go', { first: peopleOf(groups.first), second: peopleOf(groups.second) })}
          </Button>
        ) : null}
        {mostTogether > 0 ? (
          <Button kind="soft" size="m" onClick={() => on.setAsk({ party: { adults: mostTogether, childAges: [] } })}>
            {t('dining.take_most', { people: t('dining.people', { count: mostTogether }) })}
          </Button>
        ) : null}
        {elsewhere ? (
          <ButtonLink
            kind="soft"
            size="m"
            href={hrefTo('diningHome', {
              city: restaurant.cityId,
              day: slots.day,
              time: ask.time,
              free: '1',
              ...diningPartyParams(ask.party),
            })}
          >
            {t('dining.other_places', { count: elsewhere })}
          </ButtonLink>
        ) : null}
        <Button kind="ghost" size="m" onClick={() => askFor(on, slots.day, on.choice)}>
          {t('dining.ask_restaurant')}
        </Button>
      </div>
    </div>
  );
}
