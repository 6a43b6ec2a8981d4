import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { BagKind } from '@app/contract/verticals/flights/facts';
import type { BagOffer } from '@app/contract/verticals/flights/views';
import { IconBackpack, IconBarbell, IconLuggage } from '@tabler/icons-react';
import { useState } from 'react';
import { TextButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon, type IconGlyph } from '../../../ui/icon.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { areAlike, type Bags, type BagWay, piecesOf, takesAlike, withPieces } from './bag-choice.ts';
import styles from './bags.module.css';

/** A way with what it is called, such as its airports. */
export type NamedWay = BagWay & { readonly name: string };
/** Who may take bags: by their position from 1, under the name or place of theirs. */
export type BagTraveller = { readonly guest: number; readonly name: string };

type Picking = {
  readonly ways: readonly NamedWay[];
  readonly chosen: Bags;
  /** What they have already: it is not less any more. */
  readonly owned?: Bags;
  readonly onChoose: (bags: Bags) => void;
};

const ICONS: Readonly<Record<BagKind, IconGlyph>> = { checked: IconLuggage, sports: IconBarbell };

/** Bags that are in the fare. */
function Included(props: { readonly icon: IconGlyph; readonly text: string }) {
  const t = useT();
  return (
    <li className={styles.row}>
      <Icon as={props.icon} size="m" className="t2" />
      <span className="grow semi">{props.text}</span>
      <span className="ok sub semi">{t('flights.bag_included')}</span>
    </li>
  );
}

/** Bags of a kind that are bought, on one way or on several at once. */
function Bought(props: Picking & { readonly offer: BagOffer; readonly who: BagTraveller; readonly said: string }) {
  const t = useT();
  const format = usePriceFormat();
  const { offer, who, ways, chosen, owned = [], said } = props;
  const { kind, kg, most, price } = offer;
  const [first] = ways;
  if (!first) return null;
  const { guest } = who;
  const had = Math.max(...ways.map(({ slice }) => piecesOf(owned, { slice, guest, kind })));
  const name = t(`flights.bag_of.${kind}`, { kg });
  return (
    <li className={styles.row}>
      <Icon as={ICONS[kind]} size="m" className="t2" />
      <span className="grow">
        <span className="semi">{name}</span>
        <span className={`cap t3 ${styles.line}`}>
          {ways.length > 1 ? t('flights.bag_each_way', { amount: format.text(price) }) : format.text(price)}
          {had > 0 ? ` · ${t('flights.bag_owned', { count: had })}` : null}
        </span>
      </span>
      <Stepper
        size="l"
        min={0}
        max={Math.max(0, most - had)}
        value={piecesOf(chosen, { slice: first.slice, guest, kind })}
        label={[name, who.name, said].filter(Boolean).join(t('travel.comma'))}
        onChange={(pieces) =>
          props.onChoose(withPieces(chosen, { slices: ways.map(({ slice }) => slice), guest, kind, pieces }))
        }
      />
    </li>
  );
}

/** What is included and sold on one way, or on all of them where they are alike. */
function WayBags(props: Picking & { readonly who: BagTraveller; readonly said: string }) {
  const t = useT();
  const [way] = props.ways;
  if (!way) return null;
  const { cabinBag, checkedBag, extraBags } = way;
  return (
    <ul>
      {cabinBag.pieces > 0 ? (
        <Included icon={IconBackpack} text={t('flights.cabin_bags', { count: cabinBag.pieces, kg: cabinBag.kg })} />
      ) : null}
      {checkedBag.pieces > 0 ? (
        <Included
          icon={IconLuggage}
          text={t('flights.checked_bags', { count: checkedBag.pieces, kg: checkedBag.kg })}
        />
      ) : null}
      {extraBags.map((offer) => (
        <Bought key={offer.kind} {...props} offer={offer} />
      ))}
    </ul>
  );
}

/** Says of several ways that they are meant together. */
function useAllWays(): (count: number) => string {
  const t = useT();
  return (count) => (count < 2 ? '' : t(count === 2 ? 'flights.bags_both_ways' : 'flights.bags_all_ways'));
}

/** The bags of one traveller: the same on all ways, or each way for itself. */
function TravellerBags(props: Picking & { readonly who: BagTraveller; readonly open: boolean }) {
  const t = useT();
  const allWays = useAllWays();
  const { who, ways, chosen } = props;
  const alike = areAlike(ways);
  const [open, setOpen] = useState(props.open || chosen.some(({ guest }) => guest === who.guest));
  const [apart, setApart] = useState(!takesAlike([...chosen, ...(props.owned ?? [])], who.guest, ways));
  const byWay = !alike || apart;
  const takes = chosen.filter(({ guest }) => guest === who.guest).reduce((sum, { pieces }) => sum + pieces, 0);
  const [first] = ways;
  const included = first && alike ? first.checkedBag : null;
  const said = takes > 0 ? t('flights.bags_chosen', { count: takes }) : null;
  if (!open) {
    return (
      <div className={styles.folded}>
        <span className="grow">
          <span className="h3">{who.name}</span>
          <span className={`cap t3 ${styles.line}`}>
            {said ??
              (included && included.pieces > 0
                ? t('flights.checked_bags', { count: included.pieces, kg: included.kg })
                : t(included ? 'flights.no_bag' : 'flights.bags_by_fare'))}
          </span>
        </span>
        <TextButton onClick={() => setOpen(true)}>{t('flights.add_bags')}</TextButton>
      </div>
    );
  }
  return (
    <>
      <div className={styles.head}>
        <h3 className="h3 grow">{who.name}</h3>
        {byWay ? null : <span className="cap t3">{allWays(ways.length)}</span>}
      </div>
      {byWay ? (
        ways.map((way) => (
          <div key={way.slice} className={styles.way}>
            <p className="sub t2 semi">{way.name}</p>
            <WayBags {...props} ways={[way]} said={way.name} />
          </div>
        ))
      ) : (
        <WayBags {...props} said={allWays(ways.length)} />
      )}
      {alike && ways.length > 1 ? (
        <TextButton
          onClick={() => {
            if (apart) props.onChoose(likeFirst(props, who.guest));
            setApart(!apart);
          }}
        >
          {t(apart ? 'flights.bags_same' : 'flights.bags_by_way')}
        </TextButton>
      ) : null}
    </>
  );
}

/** Bags of a traveller on every way as on the first. */
function likeFirst({ ways, chosen }: Picking, guest: number): Bags {
  const [first] = ways;
  const slices = ways.map(({ slice }) => slice);
  return (first?.extraBags ?? []).reduce((bags, { kind }) => {
    const pieces = piecesOf(chosen, { slice: first?.slice ?? 1, guest, kind });
    return withPieces(bags, { slices, guest, kind, pieces });
  }, chosen);
}

/** Bags for each traveller: what the fare includes, and steppers for what is bought beside it. */
export function BagsPicker(
  props: Picking & {
    readonly travellers: readonly BagTraveller[];
    /** Without cards: on a sheet. */
    readonly flat?: boolean;
  },
) {
  const { travellers, flat = false, ...picking } = props;
  return travellers.map((who, index) =>
    flat ? (
      <section key={who.guest} className={styles.traveller}>
        <TravellerBags {...picking} who={who} open={index === 0} />
      </section>
    ) : (
      <Card key={who.guest}>
        <TravellerBags {...picking} who={who} open={index === 0} />
      </Card>
    ),
  );
}
