import type { ApiError } from '@app/client/api-error';
import { useT } from '@app/client/i18n';
import { useLanguageAndCurrency } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { assistantEndpoints } from '@app/contract/assistants/endpoints';
import type { AssistantCart } from '@app/contract/assistants/schemas';
import { tagOf } from '@app/contract/core/locale';
import { IconMessageChatbot } from '@tabler/icons-react';
import { useState } from 'react';
import { showCurrencyOfLink } from '../../shell/choose-currency.ts';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { useSignedIn } from '../../shell/session.ts';
import { useAskSignIn } from '../../shell/sign-in.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, IconWell, Note } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeyValue } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { BoughtLines } from '../../widgets/bought-lines.tsx';
import { PriceLines } from '../../widgets/price-lines.tsx';
import { ProgramSkeleton } from '../../widgets/program-skeleton.tsx';
import { goodsAlone, seenPrice } from '../../widgets/seen-price.tsx';
import { SumPrice } from '../../widgets/sum-price.tsx';
import { useSentences } from '../../widgets/use-sentences.ts';
import styles from './assistant-cart.module.css';

/** Who put the cart together, and what they will see of it. */
function FromCard({ assistant, ordered }: { readonly assistant: string | null; readonly ordered: boolean }) {
  const t = useT();
  const name = assistant ?? t('assistant.unnamed');
  const seen = ordered ? 'assistant.ordered' : 'assistant.consent';
  const unseen = ordered ? 'assistant.ordered_unseen' : 'assistant.consent_unseen';
  return (
    <Card>
      <div className="row g3">
        <IconWell>
          <Icon as={IconMessageChatbot} size="m" />
        </IconWell>
        <div className="grow">
          <h2 className={`h3 ${styles.from}`}>{t('assistant.from', { assistant: name })}</h2>
          <p className={`sub t2 ${styles.from}`}>{t(assistant === null ? unseen : seen, { assistant: name })}</p>
        </div>
      </div>
    </Card>
  );
}

/** A country as the reader calls it; as it is written where it is none. */
function countryName(code: string, tag: string): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code) : code;
}

function CartCards({ cart }: { readonly cart: AssistantCart }) {
  const t = useT();
  const { locale } = useLanguageAndCurrency();
  const { payable, place } = cart;
  const to = place && [place.city, countryName(place.country, tagOf(locale))].filter(Boolean).join(' · ');
  return (
    <>
      <FromCard assistant={cart.assistant} ordered={cart.orderId !== null} />
      <Card>
        <div className={styles.head}>
          <h2 className="h3">{t('orders.items')}</h2>
          <span className="cap t3">
            {t('orders.count', { count: cart.lines.reduce((sum, line) => sum + line.quantity, 0) })}
          </span>
        </div>
        <BoughtLines
          lines={cart.lines}
          note={(line) => {
            const missing = cart.missing.find((one) => one.variantId === line.variantId);
            return missing ? t(`assistant.line.${missing.state}`, { available: missing.available }) : null;
          }}
        />
      </Card>
      {payable && !cart.orderId ? (
        <Card>
          <div className={styles.head}>
            <h2 className="h3">{t('orders.price_title')}</h2>
          </div>
          <PriceLines lines={cart.priceLines} payable={payable} sumName={t('orders.to_pay')} />
          <p className="cap t3">{t('assistant.price_note')}</p>
        </Card>
      ) : null}
      {cart.state === 'open' ? (
        <Card>
          <dl>
            {to ? (
              <KeyValue name={t('assistant.ships_to')}>{to}</KeyValue>
            ) : (
              <KeyValue name={t('assistant.delivery')}>{t('assistant.address_yours')}</KeyValue>
            )}
          </dl>
        </Card>
      ) : null}
    </>
  );
}

type Refused = (error: ApiError) => void;

/** The one way on: to sign in, to the quote, to the order. */
function GoOn({ cart, onRefused }: { readonly cart: AssistantCart; readonly onRefused: Refused }) {
  const t = useT();
  const go = useGo();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  const { orderId, quoteId, payable, priceLines } = cart;
  const toConfirm = (quote: string) =>
    go.to('confirmOrder', {
      quote,
      assistant: cart.id,
      ...(payable ? { seen: seenPrice(goodsAlone({ payable, priceLines })) } : {}),
    });
  const take = useEndpointMutation(assistantEndpoints.takeAssistantCart, {
    invalidates: [assistantEndpoints.assistantCart],
    onSuccess: ({ quoteId }) => toConfirm(quoteId),
    // The screen says it beside what there is now.
    toast: false,
    // What stands on the screen may be another cart by now, or another person's.
    onError: onRefused,
  });
  const nothingLeft = cart.state === 'open' && payable === null;
  if (orderId) {
    return (
      <ButtonLink block href={hrefTo('orderDetails', { id: orderId })}>
        {t('assistant.see_order')}
      </ButtonLink>
    );
  }
  const forward = () => {
    // The order is in the currency that the assistant has named.
    if (payable) showCurrencyOfLink(payable.currency);
    if (!signedIn) askSignIn('login');
    else if (quoteId) toConfirm(quoteId);
    else
      take.mutate({ body: { id: cart.id, version: cart.version, without: cart.missing.map((one) => one.variantId) } });
  };
  return (
    <>
      <div className={styles.sum}>{payable ? <SumPrice price={payable} points={0} size="l" /> : null}</div>
      <Button className={styles.go} loading={take.isPending} disabled={nothingLeft} onClick={forward}>
        {t(signedIn ? 'assistant.go_on' : 'assistant.sign_in')}
      </Button>
    </>
  );
}

/** Why going on was refused, with the names of what cannot be had. */
function RefusalNote({ refusal, cart }: { readonly refusal: ApiError; readonly cart: AssistantCart }) {
  const t = useT();
  const sentences = useSentences();
  const named = cart.missing.flatMap(({ variantId, state, available }) => {
    const line = cart.lines.find((one) => one.variantId === variantId);
    if (!line) return [];
    const name = line.options ? `${line.name} (${line.options})` : line.name;
    return [
      state === 'offline'
        ? t('assistant.say.unavailable', { id: name })
        : t(`assistant.say.${state}`, { name, available }),
    ];
  });
  const said = refusal.key === 'record.stale' ? t('assistant.changed') : refusal.msg;
  return (
    <div className={styles.note} role="alert">
      <Note tone="warn">{refusal.key !== 'record.stale' && named.length > 0 ? sentences(...named) : said}</Note>
    </div>
  );
}

/** A cart that is not to be had here: someone took it, or its time is over. */
function NotHere({ taken }: { readonly taken: boolean }) {
  const t = useT();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  if (!taken) {
    return (
      <EmptyState
        art="/art/bags.webp"
        title={t('assistant.over_title')}
        text={t('assistant.over_text')}
        action={<ButtonLink href={hrefTo('home')}>{t('assistant.to_shop')}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      art="/art/bags.webp"
      title={t('assistant.taken_title')}
      text={t(signedIn ? 'assistant.taken_other' : 'assistant.taken_text')}
      action={
        signedIn ? (
          <ButtonLink href={hrefTo('home')}>{t('assistant.to_shop')}</ButtonLink>
        ) : (
          <Button onClick={() => askSignIn()}>{t('account.sign_in')}</Button>
        )
      }
    />
  );
}

/** The cart that an assistant filled: looked at by who has its link, ordered by who signs in. */
export default function AssistantCartScreen() {
  const t = useT();
  const go = useGo();
  const { id = '' } = useScreenParams<'id'>();
  const read = useEndpoint(assistantEndpoints.assistantCart, { query: { id } }, { enabled: id !== '', staleTime: 0 });
  const cart = read.data;
  const shown = cart?.state === 'open' || cart?.state === 'mine' ? cart : null;
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const refuse = (error: ApiError) => {
    setRefusal(error);
    void read.refetch();
  };
  const gone = id === '' || read.error?.kind === 'answer';
  return (
    <Page
      title={t('assistant.cart_title')}
      onBack={go.back}
      footer={shown ? <GoOn cart={shown} onRefused={refuse} /> : undefined}
    >
      {shown && refusal ? <RefusalNote refusal={refusal} cart={shown} /> : null}
      {shown ? <CartCards cart={shown} /> : null}
      {cart && !shown ? <NotHere taken={cart.state === 'taken'} /> : null}
      {cart || gone || !read.isPending ? null : <ProgramSkeleton lines={4} />}
      {!cart && gone ? <NotHere taken={false} /> : null}
      {!cart && !gone && read.error ? <ErrorState error={read.error} onRetry={() => void read.refetch()} /> : null}
    </Page>
  );
}
