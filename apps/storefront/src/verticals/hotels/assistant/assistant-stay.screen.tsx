import type { ApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { usePriceFormat } from '@app/client/use-price';
import { lodgingEndpoints } from '@app/contract/lodging/endpoints';
import type { AssistantStay } from '@app/contract/lodging/schemas';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { IconMessageChatbot } from '@tabler/icons-react';
import { useState } from 'react';
import { showCurrencyOfLink } from '../../../shell/choose-currency.ts';
import { hrefTo, useGo, useScreenParams } from '../../../shell/navigation.ts';
import { useSignedIn, useUser } from '../../../shell/session.ts';
import { useAskSignIn } from '../../../shell/sign-in.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card, IconWell, Note } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { PriceLines } from '../../../widgets/price-lines.tsx';
import { ProgramSkeleton } from '../../../widgets/program-skeleton.tsx';
import { seenPrice } from '../../../widgets/seen-price.tsx';
import { SumPrice } from '../../../widgets/sum-price.tsx';
import { guestField } from '../../../widgets/travel/booking/booking-form.ts';
import { fillDraft } from '../../../widgets/travel/booking/kept-draft.ts';
import { PolicyLines } from '../../../widgets/travel/policy/policy-card.tsx';
import { BookingSubject } from '../booking-subject.tsx';
import { stayParams } from '../stay.ts';
import { partyOf, useStayWords } from '../stay-words.ts';
import styles from './assistant-stay.module.css';

type NamedGuest = { readonly unit: number; readonly givenName: string; readonly familyName: string };
type ShownStay = AssistantStay & { readonly stay: NonNullable<AssistantStay['stay']> };

const isShown = (session: AssistantStay | undefined): session is ShownStay =>
  session !== undefined && session.stay !== null;

/** Who chose the stay, and what they will see of it. */
function FromCard({ assistant, booked }: { readonly assistant: string | null; readonly booked: boolean }) {
  const t = useT();
  const name = assistant ?? t('assistant.unnamed');
  const seen = booked ? 'lodging.ordered' : 'lodging.consent';
  const unseen = booked ? 'lodging.ordered_unseen' : 'lodging.consent_unseen';
  return (
    <Card>
      <div className="row g3">
        <IconWell>
          <Icon as={IconMessageChatbot} size="m" />
        </IconWell>
        <div className="grow">
          <h2 className={`h3 ${styles.from}`}>{t('lodging.from', { assistant: name })}</h2>
          <p className={`sub t2 ${styles.from}`}>{t(assistant === null ? unseen : seen, { assistant: name })}</p>
        </div>
      </div>
    </Card>
  );
}

function StayCards({ session }: { readonly session: ShownStay }) {
  const t = useT();
  const { subject, service, priceLines, payable, policy } = session.stay;
  const item = subject.item as HotelItem;
  const listName = useStayWords().roomsAndNights(item);
  const booked = session.orderId !== null;
  return (
    <>
      <FromCard assistant={session.assistant} booked={booked} />
      <BookingSubject subject={subject} item={item} />
      {booked || session.gone ? null : (
        <>
          <Card>
            <h2 className={`h3 ${styles.head}`}>{t('orders.price_title')}</h2>
            <PriceLines lines={priceLines} payable={payable} sumName={t('orders.to_pay')} listName={listName} />
            <p className="cap t3">{t('lodging.price_note')}</p>
          </Card>
          <Card>
            <h2 className={`h3 ${styles.head}`}>{t('lodging.cancellation')}</h2>
            <PolicyLines policy={policy} payable={payable} zone={service.zone} />
          </Card>
        </>
      )}
    </>
  );
}

/** What is to be known before going on: that it costs something else than was said, or is no longer to be had. */
function NowNote({ session }: { readonly session: ShownStay }) {
  const t = useT();
  const format = usePriceFormat();
  const { said, gone } = session;
  if (!gone && !said) return null;
  return (
    <div className={styles.note} role="status">
      <Note tone="warn">
        {gone || !said ? t('lodging.gone') : t('lodging.price_changed', { amount: format.text(said) })}
      </Note>
    </div>
  );
}

/** The form of a quote of the stay, which it books. */
function bookingOf({ id: assistant, stay }: ShownStay, quote: string) {
  const item = stay.subject.item as HotelItem;
  const { rooms, adults, childAges } = partyOf(item);
  return {
    quote,
    assistant,
    seen: seenPrice(stay.payable),
    hotel: item.hotelId,
    plan: item.planId,
    checkIn: item.checkIn,
    checkOut: item.checkOut,
    rooms: String(rooms),
    adults: String(adults),
    ...(childAges.length > 0 ? { childAges: childAges.join(',') } : {}),
  };
}

/** The guests whom the assistant has named, as the form has them: rooms count from 0 there. */
const draftOf = (guests: readonly NamedGuest[]): Record<string, string> =>
  Object.fromEntries(
    guests.flatMap(({ unit, givenName, familyName }) => [
      [guestField('family', unit - 1), familyName],
      [guestField('given', unit - 1), givenName],
    ]),
  );

type Refused = (error: ApiError) => void;

/** The one way on: to sign in, to the form of the booking, to the booking. */
function GoOn({ session, onRefused }: { readonly session: ShownStay; readonly onRefused: Refused }) {
  const t = useT();
  const go = useGo();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  const user = useUser();
  const toForm = (quote: string) => go.to('hotelSubmitOrder', bookingOf(session, quote));
  const take = useEndpointMutation(lodgingEndpoints.takeAssistantStay, {
    invalidates: [lodgingEndpoints.assistantStay],
    onSuccess: ({ quoteId, guests }) => {
      const { planId } = session.stay.subject.item as HotelItem;
      if (user && guests.length > 0) fillDraft(planId, user.id, draftOf(guests));
      toForm(quoteId);
    },
    // The screen says it beside what there is now.
    toast: false,
    // What stands on the screen may be another stay by now, or another person's.
    onError: onRefused,
  });
  const { orderId, quoteId, stay, gone } = session;
  if (orderId) {
    return (
      <ButtonLink block href={hrefTo('hotelOrderDetail', { id: orderId })}>
        {t('lodging.see_order')}
      </ButtonLink>
    );
  }
  if (gone) {
    const item = stay.subject.item as HotelItem;
    const { checkIn, checkOut, hotelId } = item;
    const party = { ...partyOf(item), childAges: item.rooms.flatMap((room) => room.childAges) };
    const asked = stayParams({ checkIn, checkOut, party });
    return (
      <ButtonLink block href={hrefTo('hotelDetails', { id: hotelId, ...asked })}>
        {t('lodging.to_hotel')}
      </ButtonLink>
    );
  }
  const forward = () => {
    // The booking is in the currency that the assistant has named.
    showCurrencyOfLink(stay.payable.currency);
    if (!signedIn) askSignIn('login');
    else if (quoteId) toForm(quoteId);
    else take.mutate({ body: { id: session.id, version: session.version } });
  };
  return (
    <>
      <div className={styles.sum}>
        <SumPrice price={stay.payable} points={0} size="l" />
        <p className="cap t3">{t('hotels.taxes_in')}</p>
      </div>
      <Button className={styles.go} loading={take.isPending} onClick={forward}>
        {t(signedIn ? 'lodging.go_on' : 'lodging.sign_in')}
      </Button>
    </>
  );
}

/** A stay that is not to be had here: someone took it, or its time is over. */
function NotHere({ taken }: { readonly taken: boolean }) {
  const t = useT();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  return (
    <EmptyState
      art="/art/bags.webp"
      title={t(taken ? 'lodging.taken_title' : 'lodging.over_title')}
      text={t(taken ? (signedIn ? 'assistant.taken_other' : 'assistant.taken_text') : 'lodging.over_text')}
      action={
        taken && !signedIn ? (
          <Button onClick={() => askSignIn()}>{t('account.sign_in')}</Button>
        ) : (
          <ButtonLink href={hrefTo('hotelHome')}>{t('lodging.to_hotels')}</ButtonLink>
        )
      }
    />
  );
}

/** The stay that an assistant chose: looked at by who has its link, booked by who signs in. */
export default function AssistantStayScreen() {
  const t = useT();
  const go = useGo();
  const { id = '' } = useScreenParams<'id'>();
  const read = useEndpoint(lodgingEndpoints.assistantStay, { query: { id } }, { enabled: id !== '', staleTime: 0 });
  const session = read.data;
  const shown = isShown(session) ? session : null;
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const refuse = (error: ApiError) => {
    setRefusal(error);
    void read.refetch();
  };
  const gone = id === '' || read.error?.kind === 'answer';
  return (
    <Page
      title={t('lodging.title')}
      onBack={go.back}
      footer={shown ? <GoOn session={shown} onRefused={refuse} /> : undefined}
    >
      {shown && refusal ? (
        <div className={styles.note} role="alert">
          <Note tone="warn">{refusal.key === 'record.stale' ? t('assistant.changed') : refusal.msg}</Note>
        </div>
      ) : null}
      {shown ? <NowNote session={shown} /> : null}
      {shown ? <StayCards session={shown} /> : null}
      {session && !shown ? <NotHere taken={session.state === 'taken'} /> : null}
      {session || gone || !read.isPending ? null : <ProgramSkeleton lines={4} />}
      {!session && gone ? <NotHere taken={false} /> : null}
      {!session && !gone && read.error ? <ErrorState error={read.error} onRetry={() => void read.refetch()} /> : null}
    </Page>
  );
}
