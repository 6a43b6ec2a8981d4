import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { RatePlanOffer } from '@app/contract/verticals/hotels/views';
import { IconCheck, IconCoffee, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, ButtonLink, TextButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { Price } from '../../../ui/price.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { MemberPrice, MemberTotal, useMemberPolicy } from '../../../widgets/member-price.tsx';
import { useShortPrice } from '../../../widgets/short-price.ts';
import { useZoneText } from '../../../widgets/travel/dates/zone-text.ts';
import { PolicyLines } from '../../../widgets/travel/policy/policy-card.tsx';
import { DealTag } from '../../../widgets/travel/search/deal-tag.tsx';
import { isAbout } from '../nightly.ts';
import styles from './room-card.module.css';

type PlanProps = {
  readonly plan: RatePlanOffer;
  readonly zone: string;
  readonly nights: number;
  readonly rooms: number;
  readonly taxPercent: number;
  /** Address of the booking screen for this plan. */
  readonly bookHref: string;
};

/** What a plan gives: cancelling and meals. */
function PlanPerks({ plan, zone }: Pick<PlanProps, 'plan' | 'zone'>) {
  const t = useT();
  const local = useZoneText(zone);
  return (
    <ul className={styles.perks}>
      {plan.freeUntil ? (
        <li className="ok">
          <Icon as={IconCheck} size="s" />
          {t('hotels.free_until', { date: local.day(plan.freeUntil) })}
        </li>
      ) : null}
      {/* What cannot be booked has no terms to cancel by. */}
      {plan.price && !plan.freeUntil ? (
        <li className="t2">
          <Icon as={IconX} size="s" />
          {t('hotels.no_free_cancellation')}
        </li>
      ) : null}
      <li className={plan.board === 'room_only' ? 't2' : 'ok'}>
        <Icon as={plan.board === 'room_only' ? IconCoffee : IconCheck} size="s" />
        {t(`hotels.board.${plan.board}`)}
      </li>
    </ul>
  );
}

/** The whole of a plan: price with its taxes, and what cancelling costs when. */
function PlanSheet(props: PlanProps & { readonly open: boolean; readonly onClose: () => void }) {
  const t = useT();
  const format = usePriceFormat();
  const { plan, taxPercent } = props;
  const { price } = plan;
  const ofMember = useMemberPolicy();
  const cancelling = price
    ? ofMember({ policy: plan.policy, price: price.total, taxPercent })
    : { policy: plan.policy, payable: { usd: 0 } };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={plan.name}
      footer={
        <ButtonLink block href={props.bookHref}>
          {t('hotels.book')}
        </ButtonLink>
      }
    >
      {price ? (
        <dl className={styles.sums}>
          <KeyValue name={t('hotels.price_nightly')}>
            {isAbout(price) ? '~' : ''}
            {format.text(price.nightly)}
          </KeyValue>
          <KeyValue name={t('hotels.of_which_taxes', { percent: props.taxPercent })}>
            {format.text(price.taxes)}
          </KeyValue>
          <KeyValue
            strong
            name={t('hotels.total_for', {
              nights: t('travel.nights', { count: props.nights }),
              rooms: t('travel.rooms', { count: props.rooms }),
            })}
          >
            {format.text(price.total)}
          </KeyValue>
          <MemberTotal price={price.total} taxPercent={props.taxPercent} />
        </dl>
      ) : null}
      <h3 className={`h3 ${styles.sheetHead}`}>{t('hotels.cancellation')}</h3>
      <PolicyLines {...cancelling} zone={props.zone} />
    </Sheet>
  );
}

/** One way to book a room: perks, price a night and in all, and the button; or why it cannot be booked. */
export function PlanRow(props: PlanProps) {
  const t = useT();
  const short = useShortPrice();
  const [open, setOpen] = useState(false);
  const { plan } = props;
  const { price } = plan;
  const reason = (): string => {
    if (plan.closed === 'minimum_stay') return t('hotels.minimum_stay', { count: plan.minimumStay });
    return plan.closed ? t(`hotels.closed.${plan.closed}`) : t('hotels.no_room');
  };
  return (
    <div className={cx(styles.plan, !price && styles.closed)}>
      <div className={styles.planHead}>
        <span className="sub semi">{plan.name}</span>
        {price ? (
          <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('hotels.plan_details')}
          </TextButton>
        ) : null}
      </div>
      <PlanPerks plan={plan} zone={props.zone} />
      <div className={styles.planFoot}>
        {price ? (
          <div className="grow">
            <p>
              <Price price={price.nightly} size="l" deal={plan.deal !== null} about={isAbout(price)} />
              <span className="sub t3"> {t('hotels.a_night')}</span>
            </p>
            <DealTag deal={plan.deal} until />
            <p className="cap t3">{t('hotels.total_taxes', { amount: short.round(price.total) })}</p>
            <MemberPrice price={price.total} taxPercent={props.taxPercent} whole />
            {plan.roomsLeft === null ? null : (
              <p className="sub semi accent">{t('hotels.rooms_left', { count: plan.roomsLeft })}</p>
            )}
          </div>
        ) : (
          <p className="grow sub t2">{reason()}</p>
        )}
        {price ? (
          <ButtonLink size="m" kind="soft" href={props.bookHref}>
            {t('hotels.book')}
          </ButtonLink>
        ) : (
          <Button size="m" disabled>
            {t('hotels.book')}
          </Button>
        )}
      </div>
      {price ? <PlanSheet {...props} open={open} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
