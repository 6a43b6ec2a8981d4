import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { tourComboEndpoints } from '@app/contract/verticals/tour-combos/endpoints';
import type { TourComboDetail } from '@app/contract/verticals/tour-combos/views';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { hrefTo, useGo, useScreenParams } from '../../../shell/navigation.ts';
import { usePageLink } from '../../../shell/page-link.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card, Note } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Page } from '../../../ui/page.tsx';
import { PriceWatch } from '../../../widgets/price-history/price-watch.tsx';
import { TourPartySheet } from '../../../widgets/tours/tour-party-sheet.tsx';
import { TourDetailsSkeleton } from '../../../widgets/tours/tour-skeletons.tsx';
import subject from '../../../widgets/tours/tour-subject.module.css';
import { useTourWords } from '../../../widgets/tours/tour-words.ts';
import { DetailsPage } from '../../../widgets/travel/place/details-page.tsx';
import { PlaceGallery, picturesOf } from '../../../widgets/travel/place/place-gallery.tsx';
import { useAsking } from '../../../widgets/travel/use-asking.ts';
import { ComboBar } from './combo-bar.tsx';
import { ComboCancel } from './combo-cancel.tsx';
import { ComboHead, ComboStory } from './combo-head.tsx';
import { ComboOthers } from './combo-others.tsx';
import { ComboParts } from './combo-parts.tsx';
import { ComboSum } from './combo-sum.tsx';
import { LostNote } from './lost-note.tsx';
import { PartSheet } from './part-sheet.tsx';
import { useComboChoice } from './use-combo-choice.ts';

/** Everything of a combo that was read. */
function Combo({ combo }: { readonly combo: TourComboDetail }) {
  const t = useT();
  const pageLink = usePageLink();
  const go = useGo();
  const words = useTourWords();
  const choice = useComboChoice(combo);
  const asking = useAsking<'part' | 'party'>();
  const [tourId, setTourId] = useState<string | null>(null);
  const gone = combo.price === null && !choice.complete;
  const asked = choice.parts.find(({ part }) => part.tourId === tourId);
  const choose = (id: string) => {
    setTourId(id);
    asking.ask('part');
  };
  return (
    <Page header={null} footer={<ComboBar combo={combo} choice={choice} onChoose={choose} />}>
      <PlaceGallery
        name={combo.name}
        label={t('tours.pictures_of', { name: combo.name })}
        pictures={picturesOf(combo)}
        link={pageLink('tourCombo', combo)}
        onBack={go.back}
      />
      <ComboHead combo={combo} />
      <LostNote combo={combo} onChoose={choose} />
      {gone ? (
        <div className={subject.note}>
          <Note tone="warn">
            <b className="semi">{t('tours.combo.sold_out')}</b>
            <p>{t('tours.combo.not_together_now')}</p>
          </Note>
        </div>
      ) : null}
      <ComboStory combo={combo} />
      {gone ? null : (
        <Card flush>
          <ListRow
            icon={<Icon as={IconUsers} className="brand" />}
            title={t('tours.who')}
            note={words.party(choice.party)}
            onPress={() => asking.ask('party')}
          />
        </Card>
      )}
      <ComboParts gone={gone} choice={choice} onChoose={choose} />
      {gone ? (
        <ComboOthers combo={combo} />
      ) : (
        <>
          <ComboSum choice={choice} />
          <Card>
            <PriceWatch inset wish={{ kind: 'tourcombo', key: `tourcombo:${combo.id}`, day: null, until: null }} />
          </Card>
          <ComboCancel combo={combo} choice={choice} />
        </>
      )}
      <TourPartySheet
        key={`party ${asking.times}`}
        open={asking.what === 'party'}
        onClose={asking.close}
        party={choice.party}
        onChoose={(party) => {
          asking.close();
          choice.setParty(party);
        }}
      />
      {asked ? (
        <PartSheet
          key={`part ${asking.times}`}
          combo={combo}
          choice={choice}
          chosen={asked}
          open={asking.what === 'part'}
          onClose={asking.close}
        />
      ) : null}
    </Page>
  );
}

/** Several tours that are sold together: what is in it, a departure of each, who comes, what it costs alone and together. */
export default function TourComboDetailsScreen() {
  const t = useT();
  const { id = '' } = useScreenParams<'id'>();
  const read = useEndpoint(tourComboEndpoints.tourComboDetails, { query: { id } }, { enabled: id !== '' });
  return (
    <DetailsPage
      id={id}
      thing={read.data?.id === id ? read.data : undefined}
      read={read}
      offSale="tour_combo.offline"
      gone={{
        title: t('tours.combo.gone_title'),
        text: t('tours.combo.gone_text'),
        action: <ButtonLink href={hrefTo('tourHome', { list: 'combos' })}>{t('tours.combo.others')}</ButtonLink>,
      }}
      ghosts={<TourDetailsSkeleton />}
    >
      {(combo) => <Combo combo={combo} />}
    </DetailsPage>
  );
}
