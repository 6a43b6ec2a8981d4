import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { flightEndpoints } from '@app/contract/verticals/flights/endpoints';
import { flightLimits } from '@app/contract/verticals/flights/limits';
import type { FlightParty } from '@app/contract/verticals/flights/party';
import { isRoundTrip } from '@app/contract/verticals/flights/round-trip';
import type { FareOffer, FlightDetail } from '@app/contract/verticals/flights/views';
import { IconInfoCircle, IconLuggage, IconShare3 } from '@tabler/icons-react';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../../shell/navigation.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx';
import { Card, Note, NoteAction } from '../../../ui/card.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { Price } from '../../../ui/price.tsx';
import { RenderWhenNear } from '../../../ui/render-when-near.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { MemberPrice, MemberTotal, useMemberPolicy } from '../../../widgets/member-price.tsx';
import { RoundingLine } from '../../../widgets/rounding-line.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import { Reviews } from '../../../widgets/travel/place/reviews.tsx';
import { PolicyLines } from '../../../widgets/travel/policy/policy-card.tsx';
import { DealTag } from '../../../widgets/travel/search/deal-tag.tsx';
import { bagsForAll, bagsText } from '../bags/bag-choice.ts';
import { useFlightWords } from '../flight-words.ts';
import { Itinerary } from '../itinerary.tsx';
import { cabinOf, partyOf, partyParams, partyQuery, type TripParams } from '../trip-search.ts';
import styles from './fare-cards.module.css';
import { FareCards } from './fare-cards.tsx';
import { brandsIn, chosenFare, faresIn } from './fare-choice.ts';
import { CompareFares } from './fare-table.tsx';

const HOUR = 60;

/** The ways of a trip and their fares in an address. */
type WaysInAddress = 'out' | 'back' | 'onward' | 'brand' | 'backBrand' | 'brands' | 'bag';

/** The bags that everybody needs beside the fares of each way, as the address of the booking says them; none where all include one. */
function bagsNeeded(fares: ReturnType<typeof faresIn>, party: FlightParty): string | null {
  const bags = bagsForAll(
    fares.map((fare, index) => ({ slice: index + 1, ...fare })),
    party,
  );
  return bags.length > 0 ? bagsText(bags) : null;
}

/** Hands the trip's link to the system's own sheet, or copies it where there is none. */
function useShare(title: string): () => Promise<void> {
  const t = useT();
  return async () => {
    const url = window.location.href;
    if ('share' in navigator) {
      // A person who closes the system's sheet has not met an error.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    const done = await copyText(url);
    toast(t(done ? 'common.copied' : 'common.copy_failed'), done ? 'success' : 'warning');
  };
}

/** What each type of traveller pays, and all of them together. */
function Totals({ fare }: { readonly fare: FareOffer }) {
  const t = useT();
  const format = usePriceFormat();
  const counted = {
    adult: 'travel.adults',
    child: 'travel.children',
    baby: 'flights.babies',
  } as const;
  return (
    <Card>
      <dl>
        {fare.lines.map(({ type, count, each, total }) => (
          <KeyValue
            key={`${type} ${each.usd}`}
            name={
              <>
                {t(counted[type], { count })}
                {count > 1 ? (
                  <span className="cap t3"> · {t('flights.each', { amount: format.text(each) })}</span>
                ) : null}
              </>
            }
          >
            {format.text(total)}
          </KeyValue>
        ))}
        {fare.returnDiscount ? (
          <KeyValue name={t('flights.return_discount')}>
            <span className="ok">−{format.text(fare.returnDiscount)}</span>
          </KeyValue>
        ) : null}
        {fare.dealOff ? (
          <KeyValue name={t('orders.price.deal')}>
            <span className="accent">−{format.text(fare.dealOff)}</span>
          </KeyValue>
        ) : null}
        <KeyValue name={t('flights.charges')}>{format.text(fare.charges)}</KeyValue>
        {fare.bags ? <KeyValue name={t('flights.extra_bags')}>{format.text(fare.bags)}</KeyValue> : null}
        <RoundingLine
          total={fare.total}
          parts={[...fare.lines.map(({ total }) => total), fare.charges, ...(fare.bags ? [fare.bags] : [])]}
          off={[fare.returnDiscount, fare.dealOff]}
        />
      </dl>
      <dl className={styles.sum}>
        <KeyValue strong name={t('flights.total')}>
          <Price price={fare.total} deal={fare.deal !== null} />
        </KeyValue>
        {fare.bags ? null : <MemberTotal price={fare.total} />}
      </dl>
      <DealTag deal={fare.deal} until />
    </Card>
  );
}

const fareTitle = (slice: number, slices: FlightDetail['slices']) => {
  if (slices.length === 1) return 'flights.choose_fare';
  if (!isRoundTrip(slices)) return 'flights.choose_fare_way';
  return slice === 0 ? 'flights.choose_fare_out' : 'flights.choose_fare_back';
};

function Rules({ detail }: { readonly detail: FlightDetail }) {
  const t = useT();
  const date = useDateText();
  const day = date.whole(detail.documentsUntil);
  return (
    <div className={styles.note}>
      <Note icon={<Icon as={IconInfoCircle} size="m" />}>
        <p>{t('flights.issue_note', { hours: flightLimits.issueMinutes / HOUR })}</p>
        <p>{t(detail.international ? 'flights.passports' : 'flights.documents', { day })}</p>
        {detail.party.babies > 0 ? <p>{t('flights.baby_rule')}</p> : null}
      </Note>
    </div>
  );
}

const DetailsSkeleton = () => (
  <div className={styles.ghosts} aria-hidden="true">
    <Skeleton height="24rem" radius="var(--r-l)" />
    <Skeleton height="32rem" radius="var(--r-l)" />
  </div>
);

/** While the flights are read, and when they are gone or could not be read. */
function NoDetails(props: {
  readonly asked: boolean;
  readonly read: Pick<ReturnType<typeof useEndpoint>, 'isPending' | 'error' | 'refetch'>;
}) {
  const t = useT();
  const go = useGo();
  const { asked, read } = props;
  const gone = !asked || read.error?.kind === 'answer';
  return (
    <Page title={t('flights.details_title')} onBack={go.back}>
      {read.isPending && asked ? <DetailsSkeleton /> : null}
      {gone ? (
        <EmptyState
          art="/art/search.webp"
          title={t('flights.gone_title')}
          text={read.error?.msg ?? t('flights.gone_text')}
          action={<ButtonLink href={hrefTo('flightHome')}>{t('flights.other_search')}</ButtonLink>}
        />
      ) : null}
      {read.error && !gone ? <ErrorState error={read.error} onRetry={() => void read.refetch()} /> : null}
    </Page>
  );
}

type Chosen = { readonly detail: FlightDetail; readonly fare: FareOffer; readonly names: string };

/** What the chosen fare costs for all, and the way on. */
function FareBar({ detail, fare, names, onGoOn }: Chosen & { readonly onGoOn: () => void }) {
  const t = useT();
  const words = useFlightWords();
  const { slices } = detail;
  const ways = isRoundTrip(slices) ? t('flights.both_ways') : t('flights.found_count', { count: slices.length });
  const said = [names, words.party(detail.party), slices.length > 1 ? ways : ''];
  return (
    <>
      <div className={styles.bar}>
        <Price price={fare.total} size="l" deal={fare.deal !== null} /> <DealTag deal={fare.deal} />
        <MemberPrice price={fare.total} about={fare.bags !== null} />
        <p className="cap t3 clip1">{said.filter(Boolean).join(t('travel.comma'))}</p>
      </div>
      <Button onClick={onGoOn}>{t('flights.continue')}</Button>
    </>
  );
}

/** The fares of each way side by side, what cancelling the chosen one costs, and what everybody pays. */
function Fares(props: Chosen & { readonly onChoose: (way: number, brand: string) => void }) {
  const t = useT();
  const { detail, fare, names } = props;
  const cancelling = useMemberPolicy()({ policy: fare.policy, price: fare.total });
  return (
    <>
      {detail.choices.map((choices, index) => {
        const title = t(fareTitle(index, detail.slices), { number: index + 1 });
        return (
          <Section key={detail.slices[index]?.key} title={title}>
            <FareCards
              title={title}
              fares={choices}
              chosen={fare.brands[index]}
              zone={detail.zone}
              ofTwo={detail.choices.length > 1}
              withBag={fare.bags !== null}
              onChoose={(brand) => props.onChoose(index, brand)}
            />
            <CompareFares
              title={title}
              fares={choices}
              chosen={fare.brands[index]}
              zone={detail.zone}
              onChoose={(brand) => props.onChoose(index, brand)}
            />
          </Section>
        );
      })}
      <Card>
        <h2 className={`h3 ${styles.head}`}>{t('flights.policy_of', { fare: names })}</h2>
        <PolicyLines {...cancelling} zone={detail.zone} />
      </Card>
      <Section title={t('flights.what_you_pay')}>
        <Totals fare={fare} />
      </Section>
    </>
  );
}

/** Says that prices have a checked bag in them, and takes it away again. */
function WithBag({ onWithout }: { readonly onWithout: () => void }) {
  const t = useT();
  return (
    <div className={styles.note}>
      <Note
        icon={<Icon as={IconLuggage} size="m" />}
        action={<NoteAction onPress={onWithout}>{t('flights.bag_without')}</NoteAction>}
      >
        {t('flights.bag_with_prices')}
      </Note>
    </div>
  );
}

/** The query of the details of the trip in an address. */
const detailsQuery = (
  { out = '', back, onward, brands, bag }: { readonly [K in WaysInAddress]?: string },
  of: Parameters<typeof partyQuery>[0],
) => ({
  out,
  ...(back && { back }),
  ...(onward && { onward, ...(brands && { brands }) }),
  ...(bag && { bag: '1' as const }),
  ...partyQuery(of),
});

/** The flights of a trip one by one, its fares side by side, and what everybody pays. */
export default function FlightDetailsScreen() {
  const t = useT();
  const go = useGo();
  const words = useFlightWords();
  const dates = useDateText();
  const params = useScreenParams<WaysInAddress | (keyof TripParams & string)>();
  const setParams = useSetScreenParams();
  const { out = '', back, onward } = params;
  const brands = brandsIn(params);
  const of = { party: partyOf(params), cabin: cabinOf(params) };
  const read = useEndpoint(
    flightEndpoints.flightDetails,
    { query: detailsQuery(params, of) },
    { enabled: out !== '', keepPrevious: true },
  );
  const detail = read.data;
  const title = detail ? words.trip(detail.slices) : t('flights.details_title');
  const share = useShare(title);
  if (!detail) return <NoDetails asked={out !== ''} read={read} />;
  // Of many ways one fare is answered: until the next has come, the former stands.
  const fare = chosenFare(detail, brands) ?? (onward ? detail.fares[0] : undefined);
  const names = words.fares(fare ? faresIn(detail, fare) : []);
  return (
    <Page
      title={title}
      onBack={go.back}
      actions={<IconButton icon={IconShare3} label={t('common.share')} onClick={() => void share()} />}
      footer={
        fare ? (
          <FareBar
            detail={detail}
            fare={fare}
            names={names}
            onGoOn={() =>
              go.to('flightSubmitOrder', {
                ...partyParams(of.party, of.cabin),
                out,
                back,
                onward,
                cabin: of.cabin,
                ...(onward ? { brands: fare.brands.join('.') } : { brand: fare.brands[0], backBrand: fare.brands[1] }),
                ...(params.bag && { bags: bagsNeeded(faresIn(detail, fare), of.party) }),
              })
            }
          />
        ) : undefined
      }
    >
      <Itinerary slices={detail.slices} />
      {detail.seatsLeft === null ? null : (
        <div className={styles.note}>
          <Note tone="warn">{t('flights.seats_left', { count: detail.seatsLeft })}</Note>
        </div>
      )}
      {params.bag ? <WithBag onWithout={() => setParams({ bag: null })} /> : null}
      {fare ? (
        <Fares
          detail={detail}
          fare={fare}
          names={names}
          onChoose={(index, brand) => {
            if (onward) setParams({ brands: fare.brands.map((one, at) => (at === index ? brand : one)).join('.') });
            else setParams(index === 0 ? { brand } : { backBrand: brand });
          }}
        />
      ) : (
        <div className={styles.note}>
          <Note tone="warn">{t('flights.no_fares')}</Note>
        </div>
      )}
      <Rules detail={detail} />
      {detail.reviews ? (
        <RenderWhenNear>
          <Reviews
            kind="flight"
            subjectId={detail.reviews.subjectId}
            head={detail.reviews}
            days={({ from }) => dates.day(from)}
          />
        </RenderWhenNear>
      ) : null}
    </Page>
  );
}
