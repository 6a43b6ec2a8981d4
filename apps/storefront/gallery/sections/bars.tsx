import { useT } from '@app/client/i18n';
import { IconHeart, IconShare } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, IconButton, TextButton } from '../../src/ui/button.tsx';
import { NavAction } from '../../src/ui/nav-action.tsx';
import { NavBar } from '../../src/ui/nav-bar.tsx';
import { Section } from '../../src/ui/page.tsx';
import { Price } from '../../src/ui/price.tsx';
import { FlightSorts } from '../../src/verticals/flights/search/flight-sort-bar.tsx';
import { FiltersChip } from '../../src/widgets/travel/search/filter-bar.tsx';
import type { GallerySection } from '../section.ts';
import styles from './bars.module.css';

const nothing = () => {};

const Frame = (props: { readonly picture?: boolean; readonly children: ReactNode }) => (
  <div className={props.picture ? styles.picture : styles.frame}>{props.children}</div>
);

const Titled = () => {
  const t = useT();
  return <NavBar title={t('cart.title')} onBack={nothing} />;
};

const Acting = () => {
  const t = useT();
  return (
    <NavBar title={t('shell.not_found_title')} onBack={nothing} actions={<NavAction>{t('common.save')}</NavAction>} />
  );
};

const Floating = () => {
  const t = useT();
  const actions = (
    <>
      <IconButton disc icon={IconHeart} label={t('common.save')} />
      <IconButton disc icon={IconShare} label={t('common.share')} />
    </>
  );
  return <NavBar floating onBack={nothing} actions={actions} />;
};

const Foot = () => {
  const t = useT();
  return (
    <div className="row between">
      <Price price={{ amount: 11_550, currency: 'USD' }} size="l" />
      <Button>{t('cart.check_out')}</Button>
    </div>
  );
};

const Titles = () => {
  const t = useT();
  return (
    <Section title={t('cart.may_like')} action={<TextButton>{t('common.see_all')}</TextButton>}>
      <p className="t2">{t('cart.empty_text')}</p>
    </Section>
  );
};

const first = (cents: number, minutes: number) => ({
  price: { amount: cents, usd: cents, currency: 'USD' },
  minutes,
});
const Sorts = (props: { readonly found: boolean }) => {
  const t = useT();
  return (
    <Frame>
      <FlightSorts
        sort="best"
        sorts={
          props.found
            ? { best: first(19_250, 150), cheapest: first(19_250, 150), fastest: first(124_900, 1_475) }
            : null
        }
        filters={<FiltersChip label={t('flights.filters')} count={props.found ? 0 : 2} sheet={() => null} />}
        onSort={nothing}
      />
    </Frame>
  );
};

export const bars: GallerySection = {
  id: 'bars',
  title: 'Bars and section titles',
  cases: [
    {
      name: 'title and back',
      draw: () => (
        <Frame>
          <Titled />
        </Frame>
      ),
    },
    {
      name: 'long title and an action',
      draw: () => (
        <Frame>
          <Acting />
        </Frame>
      ),
    },
    {
      name: 'over a picture',
      draw: () => (
        <Frame picture>
          <Floating />
        </Frame>
      ),
    },
    { name: 'a sum and its action', draw: Foot },
    { name: 'section title', draw: Titles },
    { name: 'orders of flights, their chips whole', draw: () => <Sorts found /> },
    { name: 'orders of flights where none is found', draw: () => <Sorts found={false} /> },
  ],
};
