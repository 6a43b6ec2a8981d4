import { useT } from '@app/client/i18n';
import { useIdentity } from '@app/client/identity';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { diningEndpoints } from '@app/contract/verticals/dining/endpoints';
import { useEffect } from 'react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { scrollBehaviour } from '../../../ui/motion.ts';
import { Page } from '../../../ui/page.tsx';
import { RenderWhenNear } from '../../../ui/render-when-near.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { DiningDetailsSkeleton } from '../../../widgets/dining/dining-details-skeleton.tsx';
import { PlaceMeals } from '../../../widgets/dining/place-meals.tsx';
import { isGone } from '../../../widgets/travel/booking/is-gone.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { PlaceGallery } from '../../../widgets/travel/place/place-gallery.tsx';
import { Reviews } from '../../../widgets/travel/place/reviews.tsx';
import { PolicyLines } from '../../../widgets/travel/policy/policy-card.tsx';
import { useDiningWords } from '../dining-words.ts';
import { diningPartyParams, menusParam, tableParams } from '../table-search.ts';
import styles from './dining-details.module.css';
import { RestaurantHead } from './restaurant-head.tsx';
import { RestaurantStory } from './restaurant-story.tsx';
import { Dishes, SetMenus } from './set-menus.tsx';
import { TableCard } from './table-card.tsx';
import { type TableOnScreen, useTableChoice } from './use-table-choice.ts';

/** The chosen table in short, and the way to book it; while none is free the way to the times. */
function BookBar({ on }: { readonly on: TableOnScreen }) {
  const t = useT();
  const words = useDiningWords();
  const format = usePriceFormat();
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
  const { deposit } = slots;
  return (
    <>
      <div className={styles.chosen}>
        <p className="semi num">{words.moment({ day: slots.day, ...choice })}</p>
        <p className="cap t3 clip2">
          {[
            choice.area?.name,
            words.people(ask.party),
            deposit ? t('dining.deposit_of', { amount: format.text(deposit.total) }) : t('dining.pay_there'),
          ]
            .filter(Boolean)
            .join(t('travel.comma'))}
        </p>
      </div>
      <ButtonLink
        href={hrefTo('diningSubmitOrder', {
          restaurant: on.id,
          day: slots.day,
          time: choice.time,
          area: choice.area?.id,
          ...diningPartyParams(ask.party),
          menus: menusParam(on.menus),
        })}
      >
        {t('dining.book_table')}
      </ButtonLink>
    </>
  );
}

/** What cancelling costs of what is paid ahead. */
function Policy({ on }: { readonly on: TableOnScreen }) {
  const t = useT();
  const { slots } = on;
  if (!slots) return null;
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('dining.if_you_cancel')}</h2>
      {slots.deposit && slots.policy.length > 0 ? (
        <PolicyLines policy={slots.policy} payable={slots.deposit.total} zone={slots.zone} />
      ) : (
        <p className="sub t2">{t('dining.cancel_for_nothing')}</p>
      )}
    </Card>
  );
}

function RestaurantGone() {
  const t = useT();
  return (
    <EmptyState
      art="/art/search.webp"
      title={t('dining.gone_title')}
      text={t('dining.gone_text')}
      action={<ButtonLink href={hrefTo('diningHome')}>{t('dining.other_search')}</ButtonLink>}
    />
  );
}

/** One restaurant: pictures, hours and place, a table for a day, menus, what guests say, what cancelling costs. */
export default function DiningDetailsScreen() {
  const t = useT();
  const go = useGo();
  const date = useDateText();
  const on = useTableChoice();
  const { id } = on;
  const read = useEndpoint(diningEndpoints.diningDetails, { query: { id } }, { enabled: id !== '' });
  const restaurant = read.data;
  const name = restaurant?.name;
  useEffect(() => {
    if (name) document.title = `${name} · ${useIdentity.getState().name}`;
  }, [name]);

  if (!restaurant) {
    const gone = id === '' || isGone(read.error, 'dining.offline');
    if (!gone && !read.error) return <DiningDetailsSkeleton onBack={go.back} />;
    return (
      <Page title="" onBack={go.back}>
        {gone ? <RestaurantGone /> : <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      </Page>
    );
  }
  const images = restaurant.gallery.filter(({ kind }) => kind === 'image').map(({ url }) => url);
  return (
    <Page header={null} footer={<BookBar on={on} />}>
      <PlaceGallery
        name={restaurant.name}
        label={t('dining.pictures_of', { name: restaurant.name })}
        pictures={images.length > 0 ? images : [restaurant.cover]}
        href={hrefTo('diningDetails', {
          id,
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
        <Policy on={on} />
        <RestaurantStory restaurant={restaurant} />
      </RenderWhenNear>
    </Page>
  );
}
