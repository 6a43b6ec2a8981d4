import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import type { RestaurantDetail } from '@app/contract/verticals/dining/views';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { usePageLink } from '../../../shell/page-link.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { scrollBehaviour } from '../../../ui/motion.ts';
import { Page } from '../../../ui/page.tsx';
import { RenderWhenNear } from '../../../ui/render-when-near.tsx';
import { useConverted } from '../../../widgets/converted.ts';
import { DiningDetailsSkeleton } from '../../../widgets/dining/dining-details-skeleton.tsx';
import { PlaceMeals } from '../../../widgets/dining/place-meals.tsx';
import { useMemberPrice } from '../../../widgets/member-price.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { DetailsPage } from '../../../widgets/travel/place/details-page.tsx';
import { PlaceGallery, picturesOf } from '../../../widgets/travel/place/place-gallery.tsx';
import { Reviews } from '../../../widgets/travel/place/reviews.tsx';
import { PolicyLines } from '../../../widgets/travel/policy/policy-card.tsx';
import { useDiningWords } from '../dining-words.ts';
import { diningPartyParams, menusParam, secondPartyParams, tableParams } from '../table-search.ts';
import { OwnWaits } from '../waits/own-waits.tsx';
import { ChosenTable } from './chosen-table.tsx';
import styles from './dining-details.module.css';
import { RestaurantHead } from './restaurant-head.tsx';
import { RestaurantStory } from './restaurant-story.tsx';
import { Dishes, SetMenus } from './set-menus.tsx';
import { TableCard } from './table-card.tsx';
import { type PaidAhead, sumOf } from './table-choice.ts';
import { paidAheadOf, type TableOnScreen, useTableChoice } from './use-table-choice.ts';

/** Returns what is paid with the booking in words, menus as they are for who is signed in: a level takes nothing off a deposit. */
function usePaidAheadText(): (ahead: PaidAhead) => string {
  const t = useT();
  const format = usePriceFormat();
  const ownPrice = useMemberPrice();
  const converted = useConverted();
  return ({ menus, deposit }) => {
    if (!menus)
      return deposit
        ? t('dining.deposit_of', { amount: format.text(converted(deposit.total)) })
        : t('dining.pay_there');
    const own = ownPrice({ price: menus }) ?? menus;
    const sum = sumOf(deposit ? [own, deposit.total] : [own]) ?? own;
    return t('dining.paid_ahead', { amount: format.text(converted(sum)) });
  };
}

/** The chosen table in short, and the way to book it; while none is free the way to the times. */
function BookBar({ on, ahead }: { readonly on: TableOnScreen; readonly ahead: PaidAhead }) {
  const t = useT();
  const words = useDiningWords();
  const note = usePaidAheadText()(ahead);
  const { choice, slots, ask } = on;
  const show = () => document.getElementById('table')?.scrollIntoView({ behavior: scrollBehaviour(), block: 'start' });
  if (!choice || !slots || choice.problem !== null || on.read.isPlaceholderData) {
    return (
      <>
        <p className={`sub t2 ${styles.chosen}`}>
          {choice && slots ? words.moment({ day: slots.day, ...choice }) : t('dining.no_time_yet')}
        </p>
        <Button onClick={show}>{t('dining.choose_time')}</Button>
      </>
    );
  }
  return (
    <>
      <ChosenTable on={on} note={note} />
      <ButtonLink
        href={hrefTo('diningSubmitOrder', {
          restaurant: on.id,
          day: slots.day,
          time: choice.time,
          area: choice.area?.id,
          ...diningPartyParams(ask.party),
          menus: menusParam(on.menus),
          ...secondPartyParams(on.second),
        })}
      >
        {t('dining.book_table')}
      </ButtonLink>
    </>
  );
}

/** What cancelling costs of what is paid ahead. */
function Policy({ on, ahead }: { readonly on: TableOnScreen; readonly ahead: boolean }) {
  const t = useT();
  const { slots } = on;
  if (!slots) return null;
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('dining.if_you_cancel')}</h2>
      {ahead ? (
        <p className="sub t2">{t('dining.cancel_menus')}</p>
      ) : slots.deposit && slots.policy.length > 0 ? (
        <PolicyLines policy={slots.policy} payable={slots.deposit.total} zone={slots.zone} />
      ) : (
        <p className="sub t2">{t('dining.cancel_for_nothing')}</p>
      )}
    </Card>
  );
}

/** Everything of a restaurant that was read. */
function Restaurant({ on, restaurant }: { readonly on: TableOnScreen; readonly restaurant: RestaurantDetail }) {
  const t = useT();
  const pageLink = usePageLink();
  const go = useGo();
  const date = useDateText();
  const ahead = paidAheadOf(on, restaurant);
  return (
    <Page header={null} footer={<BookBar on={on} ahead={ahead} />}>
      <PlaceGallery
        name={restaurant.name}
        label={t('dining.pictures_of', { name: restaurant.name })}
        pictures={picturesOf(restaurant)}
        link={pageLink('restaurant', restaurant, {
          ...tableParams({
            ...on.ask,
            time: on.ask.time ?? on.choice?.time ?? null,
            day: on.ask.day ?? on.slots?.day ?? null,
          }),
          area: on.choice?.area?.id,
        })}
        onBack={go.back}
      />
      <RestaurantHead restaurant={restaurant} />
      <OwnWaits restaurant={restaurant.id} />
      <TableCard on={on} restaurant={restaurant} />
      <PlaceMeals restaurant={restaurant} />
      <SetMenus on={on} restaurant={restaurant} />
      <RenderWhenNear>
        <Dishes dishes={restaurant.dishes} />
        <Reviews
          kind="dining"
          subjectId={restaurant.id}
          head={restaurant}
          days={(review) => t('dining.came_on', { day: date.day(review.from) })}
        />
        <Policy on={on} ahead={ahead.menus !== null} />
        <RestaurantStory restaurant={restaurant} />
      </RenderWhenNear>
    </Page>
  );
}

/** One restaurant: pictures, hours and place, a table for a day, menus, what guests say, what cancelling costs. */
export default function DiningDetailsScreen() {
  const t = useT();
  const on = useTableChoice();
  const { id } = on;
  const read = useEndpoint(diningEndpoints.diningDetails, { query: { id } }, { enabled: id !== '' });
  return (
    <DetailsPage
      id={id}
      thing={read.data}
      read={read}
      offSale="dining.offline"
      gone={{
        title: t('dining.gone_title'),
        text: t('dining.gone_text'),
        action: <ButtonLink href={hrefTo('diningHome')}>{t('dining.other_search')}</ButtonLink>,
      }}
      ghosts={<DiningDetailsSkeleton />}
    >
      {(restaurant) => <Restaurant on={on} restaurant={restaurant} />}
    </DetailsPage>
  );
}
