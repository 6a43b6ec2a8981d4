import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { mealEndpoints } from '@app/contract/verticals/meals/endpoints';
import type { MealDetail } from '@app/contract/verticals/meals/views';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { usePageLink } from '../../../shell/page-link.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Price } from '../../../ui/price.tsx';
import { RenderWhenNear } from '../../../ui/render-when-near.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { useConverted } from '../../../widgets/converted.ts';
import { DiningDetailsSkeleton } from '../../../widgets/dining/dining-details-skeleton.tsx';
import { MemberPrice } from '../../../widgets/member-price.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { DetailsPage } from '../../../widgets/travel/place/details-page.tsx';
import { PlaceGallery, picturesOf } from '../../../widgets/travel/place/place-gallery.tsx';
import { Reviews } from '../../../widgets/travel/place/reviews.tsx';
import { piecesAllowed } from '../submit/pieces-allowed.ts';
import { MealConditions } from './meal-conditions.tsx';
import styles from './meal-details.module.css';
import { MealDishes } from './meal-dishes.tsx';
import { MealHead, MealPlaces } from './meal-facts.tsx';

/** How many, what they cost, and the way to the order. */
function OrderBar({ meal, count, onCount }: { meal: MealDetail; count: number; onCount: (count: number) => void }) {
  const t = useT();
  const converted = useConverted();
  const most = piecesAllowed(meal);
  if (most === 0) return <Button disabled>{t('catalog.sold_out')}</Button>;
  const { price } = meal;
  const sum = converted({ ...price, usd: price.usd * count, amount: price.amount * count });
  return (
    <>
      <div className={styles.sum} aria-live="polite">
        <Price price={sum} size="l" deal />
        <MemberPrice price={sum} />
        <p className="cap t3">{t('meal.pieces', { count })}</p>
      </div>
      <Stepper label={t('meal.how_many')} value={count} min={1} max={most} onChange={onCount} />
      <ButtonLink href={hrefTo('diningSubmitOrder', { set: meal.id, count: String(count) })}>
        {t('meal.buy')}
      </ButtonLink>
    </>
  );
}

/** How many pieces an address asks for. */
function usePieces(most: number) {
  const { count } = useScreenParams<'count'>();
  const setParams = useSetScreenParams();
  const asked = /^\d{1,2}$/.test(count ?? '') ? Number(count) : 1;
  return {
    count: Math.max(1, Math.min(asked, most)),
    setCount: (next: number) => setParams({ count: next === 1 ? null : String(next) }),
  };
}

/** Everything of a set meal that was read. */
function Meal({ meal }: { readonly meal: MealDetail }) {
  const t = useT();
  const pageLink = usePageLink();
  const go = useGo();
  const date = useDateText();
  const { count, setCount } = usePieces(piecesAllowed(meal));
  return (
    <Page header={null} footer={<OrderBar meal={meal} count={count} onCount={setCount} />}>
      <PlaceGallery
        name={meal.name}
        label={t('dining.pictures_of', { name: meal.name })}
        pictures={picturesOf(meal)}
        link={pageLink('meal', meal)}
        onBack={go.back}
      />
      <MealHead meal={meal} />
      <MealDishes meal={meal} />
      <MealConditions meal={meal} />
      <RenderWhenNear>
        <MealPlaces places={meal.places} />
        <Reviews
          kind="diningcombo"
          subjectId={meal.id}
          head={meal}
          days={(review) => t('meal.bought_on', { day: date.day(review.from) })}
        />
      </RenderWhenNear>
    </Page>
  );
}

/** One set meal: dishes, what they would cost, when and where it is used, what comes back, what guests say. */
export default function MealDetailsScreen() {
  const t = useT();
  const { set = '' } = useScreenParams<'set'>();
  const read = useEndpoint(mealEndpoints.mealDetails, { query: { id: set } }, { enabled: set !== '' });
  return (
    <DetailsPage
      id={set}
      thing={read.data}
      read={read}
      offSale="meal.offline"
      gone={{
        title: t('meal.gone_title'),
        text: t('meal.gone_text'),
        action: <ButtonLink href={hrefTo('diningHome', { tab: 'meals' })}>{t('meal.others')}</ButtonLink>,
      }}
      ghosts={<DiningDetailsSkeleton />}
    >
      {(meal) => <Meal meal={meal} />}
    </DetailsPage>
  );
}
