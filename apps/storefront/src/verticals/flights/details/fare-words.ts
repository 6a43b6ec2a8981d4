import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { SliceOffer } from '@app/contract/verticals/flights/views';
import { shopNow } from '../../../shell/time-zone.ts';
import { useMemberPolicy } from '../../../widgets/member-price.tsx';
import { useZoneText } from '../../../widgets/travel/dates/zone-text.ts';
import { type PolicyLine, policyLines } from '../../../widgets/travel/policy/policy-rules.ts';

/** What a fare has of something, or that it has not. */
export type FareLine = { readonly no: boolean; readonly title: string; readonly note: string };

/** What cancelling costs now and until when; of what is free for some hours after booking, what it costs from then on too. */
function useRefundLines(zone: string) {
  const t = useT();
  const format = usePriceFormat();
  const when = useZoneText(zone);
  const ofMember = useMemberPolicy();
  const lineOf = (line: PolicyLine | undefined): FareLine => {
    const until = line?.until ? t('travel.policy_until', { time: when.minute(line.until) }) : '';
    const note = line?.untilHours ? t('travel.policy_until_hours', { hours: line.untilHours }) : until;
    if (!line || line.kind === 'all') return { no: true, title: t('travel.policy_no_refund'), note: '' };
    if (line.kind === 'free') return { no: false, title: t('travel.policy_free'), note };
    return { no: false, title: t('travel.policy_fee', { amount: format.text(line.fee) }), note };
  };
  return (fare: SliceOffer): readonly FareLine[] => {
    const { policy, payable } = ofMember({ policy: fare.policy, price: fare.total });
    const [now, next] = policyLines(policy, payable, shopNow());
    if (!now?.untilHours || !next) return [lineOf(now)];
    const later = lineOf(next);
    const hours = now.untilHours;
    const note =
      next.until && next.kind !== 'all'
        ? t('travel.policy_after_hours_until', { hours, time: when.minute(next.until) })
        : t('travel.policy_after_hours', { hours });
    return [lineOf(now), { ...later, note }];
  };
}

/** Writes what fares have of each thing: the same rows wherever they are compared. */
export function useFareWords(zone: string) {
  const t = useT();
  const format = usePriceFormat();
  const refund = useRefundLines(zone);
  const when = useZoneText(zone);
  const bagFrom = ({ extraBags }: SliceOffer): string => {
    const bag = extraBags.find(({ kind }) => kind === 'checked');
    return bag ? t('flights.bag_for', { kg: bag.kg, amount: format.text(bag.price) }) : '';
  };
  return {
    cabinBag: ({ cabinBag: { pieces, kg } }: SliceOffer): FareLine => ({
      no: pieces === 0,
      title: pieces === 0 ? t('flights.no_cabin_bag') : t('flights.cabin_bags', { count: pieces, kg }),
      note: '',
    }),
    checkedBag: (fare: SliceOffer): FareLine => {
      const { pieces, kg } = fare.checkedBag;
      if (pieces === 0) return { no: true, title: t('flights.no_bag'), note: bagFrom(fare) };
      return { no: false, title: t('flights.checked_bags', { count: pieces, kg }), note: t('flights.each_traveller') };
    },
    seat: ({ seat }: SliceOffer): FareLine => ({ no: seat === 'none', title: t(`flights.seat.${seat}`), note: '' }),
    meal: ({ meal }: SliceOffer): FareLine => ({
      no: !meal,
      title: t(meal ? 'flights.meal' : 'flights.no_meal'),
      note: '',
    }),
    change: ({ change }: SliceOffer): FareLine => {
      if (!change) return { no: true, title: t('flights.change_never'), note: '' };
      const { fee, until } = change;
      const title = fee.usd > 0 ? t('flights.change_costs', { amount: format.text(fee) }) : t('flights.change_free');
      return { no: false, title, note: t('travel.policy_until', { time: when.minute(until) }) };
    },
    refund,
  };
}
