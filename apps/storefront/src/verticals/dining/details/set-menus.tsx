import { useT } from '@app/client/i18n';
import { peopleOf } from '@app/contract/verticals/dining/party';
import type { RestaurantDetail, SetMenu } from '@app/contract/verticals/dining/views';
import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { MemberPrice } from '../../../widgets/member-price.tsx';
import styles from './set-menus.module.css';
import type { TableOnScreen } from './use-table-choice.ts';

function Menu(props: {
  readonly menu: SetMenu;
  readonly count: number;
  readonly most: number;
  readonly people: number;
  readonly onCount: (count: number) => void;
}) {
  const t = useT();
  const { menu, count, people } = props;
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
        </div>
      </div>
      <div className={styles.down}>
        <p>
          <Price price={menu.price} /> <span className="cap t3">{t('dining.a_person')}</span>
          {menu.prepaid ? <MemberPrice price={menu.price} /> : null}
        </p>
        <Stepper
          label={menu.name}
          value={count}
          min={0}
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
