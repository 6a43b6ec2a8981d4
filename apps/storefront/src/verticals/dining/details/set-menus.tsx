import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import { peopleOf } from '@app/contract/verticals/dining/party';
import type { RestaurantDetail, SetMenu, TableSlots } from '@app/contract/verticals/dining/views';
import { hrefTo } from '../../../shell/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { MemberPrice } from '../../../widgets/member-price.tsx';
import { useDealDaysText } from '../../../widgets/travel/search/deal-days-text.ts';
import { DealTag } from '../../../widgets/travel/search/deal-tag.tsx';
import styles from './set-menus.module.css';
import type { TableOnScreen } from './use-table-choice.ts';

type AtDeal = TableSlots['atDeals'][number]['menus'][number];

/** The deals that run on a menu: what a person pays, and when guests sit down for that. */
function MenuDeals({ deals }: Pick<SetMenu, 'deals'>) {
  const t = useT();
  const when = useDealDaysText();
  const format = usePriceFormat();
  return deals.map((deal) => (
    <a key={deal.id} className={cx('cap', styles.deal)} href={hrefTo('diningDeal', { id: deal.id })}>
      {t('dining.menu_deal', { price: format.text(deal.price), when: when.whole(deal) })}
    </a>
  ));
}

function Menu(props: {
  readonly menu: SetMenu;
  /** What it costs at the chosen time, where that is at a deal. */
  readonly atDeal: AtDeal | undefined;
  /** Whether deals count: what stands instead of a booked table is priced without. */
  readonly deals: boolean;
  readonly count: number;
  readonly most: number;
  readonly people: number;
  readonly onCount: (count: number) => void;
}) {
  const t = useT();
  const { menu, count, people, atDeal } = props;
  const fits = people >= menu.minPeople;
  return (
    <li className={styles.menu}>
      <div className={styles.up}>
        {menu.picture ? (
          <span className={styles.thumb}>
            <Picture src={menu.picture} alt="" width={80} />
          </span>
        ) : null}
        <div className="grow">
          <h3 className="semi">{menu.name}</h3>
          <p className="sub t2">{menu.courses.join(t('travel.list_comma'))}</p>
          <p className="cap t3">
            {[
              t(menu.prepaid ? 'dining.menu_ahead' : 'dining.menu_there'),
              menu.minPeople > 1 ? t('dining.menu_from', { count: menu.minPeople }) : '',
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
          {props.deals ? <MenuDeals deals={menu.deals} /> : null}
        </div>
      </div>
      <div className={styles.down}>
        <p>
          <Price price={atDeal?.price ?? menu.price} deal={atDeal !== undefined} />{' '}
          <span className="cap t3">{t('dining.a_person')}</span> {atDeal ? <DealTag deal={atDeal.deal} /> : null}
          {menu.prepaid ? <MemberPrice price={atDeal?.price ?? menu.price} /> : null}
        </p>
        <Stepper
          label={menu.name}
          value={count}
          min={0}
          least={menu.minPeople}
          max={fits ? props.most : 0}
          disabled={!fits && count === 0}
          onChange={props.onCount}
        />
      </div>
    </li>
  );
}

/** Menus that can be ordered with the table, no more of them than people. */
export function SetMenus({ on, restaurant }: { readonly on: TableOnScreen; readonly restaurant: RestaurantDetail }) {
  const t = useT();
  const { menus } = restaurant;
  if (menus.length === 0) return null;
  const people = peopleOf(on.ask.party);
  const countOf = (id: string) => on.menus.find((one) => one.id === id)?.count ?? 0;
  const atTime = on.slots?.atDeals.find(({ time }) => time === on.choice?.time)?.menus ?? [];
  const all = on.menus.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card>
      <h2 className="h3">{t('dining.menus')}</h2>
      <p className="cap t2">{t('dining.menus_text')}</p>
      <ul>
        {menus.map((menu) => (
          <Menu
            key={menu.id}
            menu={menu}
            atDeal={atTime.find(({ id }) => id === menu.id)}
            deals={on.booking === null}
            count={countOf(menu.id)}
            most={Math.max(people - all + countOf(menu.id), 0)}
            people={people}
            onCount={(count) => on.setMenu(menu.id, count)}
          />
        ))}
      </ul>
    </Card>
  );
}

/** What else is cooked, in words. */
export function Dishes({ dishes }: { readonly dishes: RestaurantDetail['dishes'] }) {
  const t = useT();
  if (dishes.length === 0) return null;
  return (
    <Card>
      <h2 className="h3">{t('dining.dishes')}</h2>
      <ul className={styles.dishes}>
        {dishes.map((dish) => (
          <li key={dish}>{dish}</li>
        ))}
      </ul>
    </Card>
  );
}
