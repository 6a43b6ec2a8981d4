import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { comboEndpoints } from '@app/contract/verticals/combos/endpoints';
import type { ComboDetail } from '@app/contract/verticals/combos/views';
import { type ReactNode, useState } from 'react';
import { hrefTo, useGo } from '../../../shell/navigation.ts';
import { usePageLink } from '../../../shell/page-link.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card, Note } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Page } from '../../../ui/page.tsx';
import { ErrorNote } from '../../../ui/states.tsx';
import { PriceWatch } from '../../../widgets/price-history/price-watch.tsx';
import { BundleSum } from '../../../widgets/travel/bundle/bundle-sum.tsx';
import { useFreeText } from '../../../widgets/travel/bundle/free-part.ts';
import { DetailsPage } from '../../../widgets/travel/place/details-page.tsx';
import { PlaceGallery, picturesOf } from '../../../widgets/travel/place/place-gallery.tsx';
import { usePartyText } from '../../../widgets/travel/search/party-text.ts';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { tripParams } from '../combo-address.ts';
import { savedOf } from '../combo-prices.ts';
import { ComboPageSkeleton, ComboPlanSkeleton } from '../combo-skeletons.tsx';
import { type ComboOnScreen, useComboPlan } from '../use-combo-plan.ts';
import { usePartNames } from '../use-part-names.ts';
import { useSoldFrom } from '../use-sold-from.ts';
import { ComboCancelling, IfPartFallsAway } from './combo-back.tsx';
import { ComboBar } from './combo-bar.tsx';
import { ComboContact } from './combo-contact.tsx';
import { ComboDays } from './combo-days.tsx';
import { ComboHead, ComboStory } from './combo-front.tsx';
import { ComboNotes } from './combo-notes.tsx';
import { ComboOptional } from './combo-optional.tsx';
import { ComboOthers } from './combo-others.tsx';
import styles from './combo-page.module.css';
import { ComboSheets } from './combo-sheets.tsx';
import { ComboTimeline } from './combo-timeline.tsx';
import { NightBefore } from './night-before.tsx';
import { SwapSheet } from './swap-sheet.tsx';

/** What each part costs alone and in the combo, what all of it does, and what is saved. */
function ComboSum({ on }: { readonly on: ComboOnScreen }) {
  const t = useT();
  const party = usePartyText();
  const names = usePartNames(on.parts);
  const freeText = useFreeText();
  const { plan } = on;
  if (!plan?.complete || !plan.price || !plan.alone) return null;
  return (
    <BundleSum
      parts={on.filled.map(({ slot, filled }) => ({
        key: slot.key,
        name: names.brief(slot.key),
        alone: filled.alone,
        together: filled.price,
        free:
          filled.alone.usd === 0
            ? freeText({ kind: slot.kind, subject: filled.subject }, filled.price.currency)
            : undefined,
      }))}
      alone={plan.alone}
      together={plan.price}
      saved={savedOf(plan)}
      words={{
        alone: t('combos.one_by_one'),
        together: t('combos.together_for', { people: party.guests(on.trip.party) }),
        saved: t('combos.you_save'),
      }}
      stale={on.isStale}
    />
  );
}

/** The bell that tells when the combo gets cheaper on the chosen first day, for whom it is made. */
function ComboWatch({ on }: { readonly on: ComboOnScreen }) {
  const { combo, plan } = on;
  if (!plan?.complete) return null;
  return (
    <Card>
      <PriceWatch inset wish={{ kind: 'combo', key: `combo:${combo.id}`, day: plan.day, until: null }} />
    </Card>
  );
}

/** What is said of a combo in every state, with what there is to do between its name and its story. */
function ComboFrame(props: {
  readonly combo: ComboDetail;
  readonly params: Partial<ReturnType<typeof tripParams>>;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useT();
  const go = useGo();
  const pageLink = usePageLink();
  const { combo } = props;
  return (
    <Page header={null} footer={props.bar}>
      <PlaceGallery
        name={combo.name}
        label={t('combos.pictures_of', { name: combo.name })}
        pictures={picturesOf(combo)}
        link={pageLink('combo', combo, props.params)}
        onBack={go.back}
      />
      <ComboHead combo={combo} />
      {props.children}
    </Page>
  );
}

/** A combo of which none is left: no days and no prices, but others like it. */
function SoldOut({ combo }: { readonly combo: ComboDetail }) {
  const t = useT();
  const others = hrefTo('comboDetails');
  const bar = (
    <>
      <p className={`sub t2 ${styles.sum}`}>{t('combos.sold_out')}</p>
      <ButtonLink href={others}>{t('combos.others')}</ButtonLink>
    </>
  );
  return (
    <ComboFrame combo={combo} params={{}} bar={bar}>
      <div className={styles.note}>
        <Note tone="warn">
          <b className="semi">{t('combos.sold_out')}</b>
          <p>{t('combos.sold_out_text')}</p>
        </Note>
      </div>
      <ComboStory combo={combo} />
      <ComboOthers combo={combo} />
    </ComboFrame>
  );
}

/** A combo that can be had, or can once its sale begins, on the days that are chosen. */
function Combo({ combo }: { readonly combo: ComboDetail }) {
  const on = useComboPlan(combo);
  const asking = useAsking<'days' | 'from' | 'party' | 'swap'>();
  const [slot, setSlot] = useState<string | null>(null);
  const swapped = on.parts.find((one) => one.slot.key === slot);
  const swap = (key: string) => {
    setSlot(key);
    asking.ask('swap');
  };
  const days = () => asking.ask('days');
  return (
    <ComboFrame combo={combo} params={tripParams(on.trip)} bar={<ComboBar on={on} onDays={days} />}>
      <ComboNotes on={on} onSwap={swap} onDays={days} />
      <ComboDays on={on} asking={asking} />
      {on.isPending && !on.plan ? <ComboPlanSkeleton /> : null}
      {on.error ? (
        <div className={styles.note}>
          <ErrorNote error={on.error} onRetry={on.refetch} />
        </div>
      ) : null}
      <ComboSum on={on} />
      <ComboWatch on={on} />
      <NightBefore on={on} />
      <ComboOptional on={on} />
      <div className={cx(on.isStale && styles.stale)} aria-busy={on.isStale}>
        <ComboTimeline on={on} onSwap={swap} />
      </div>
      <ComboStory combo={combo} />
      {on.filled.length > 0 ? (
        <>
          <IfPartFallsAway on={on} />
          <ComboCancelling on={on} />
        </>
      ) : null}
      <ComboContact />
      <ComboSheets on={on} asking={asking} />
      {swapped ? (
        <SwapSheet
          key={`swap ${asking.times}`}
          on={on}
          one={swapped}
          open={asking.what === 'swap'}
          onClose={asking.close}
        />
      ) : null}
    </ComboFrame>
  );
}

/** Flights, stays, tours and tables sold together: its days, what fills each part, and what it costs alone and together. */
export function ComboPage({ id }: { readonly id: string }) {
  const t = useT();
  const read = useEndpoint(comboEndpoints.comboDetails, { query: { id } });
  const thing = read.data?.id === id ? read.data : undefined;
  const soldFrom = useSoldFrom(thing?.soldFrom ?? null);
  return (
    <DetailsPage
      id={id}
      thing={thing}
      read={read}
      offSale="combo.offline"
      gone={{
        art: '/art/combo.webp',
        title: t('combos.gone_title'),
        text: t('combos.gone_text'),
        action: <ButtonLink href={hrefTo('comboDetails')}>{t('combos.others')}</ButtonLink>,
      }}
      ghosts={<ComboPageSkeleton />}
    >
      {(combo) =>
        combo.left === 0 && !soldFrom ? <SoldOut combo={combo} /> : <Combo combo={{ ...combo, soldFrom }} />
      }
    </DetailsPage>
  );
}
