import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { Price as Money } from '@app/contract/core/validation';
import { type MemberPart, memberPartsOff, memberUsd } from '@app/contract/levels/member-price';
import type { PolicyStep } from '@app/contract/travel/order-views';
import { useUser } from '../shell/session.ts';
import { KeyValue } from '../ui/list-row.tsx';
import { Price } from '../ui/price.tsx';
import { useConverted } from './converted.ts';
import styles from './member-price.module.css';
import { policyOf } from './travel/policy/policy-rules.ts';

type Priced = {
  readonly price: Money;
  /** Tax that is in the price. */
  readonly taxPercent?: number;
};

/** Returns a price as it is for the level of who is signed in; null where that takes nothing off it. */
export function useMemberPrice(): (of: Priced) => Money | null {
  const discountBp = useUser()?.level.discountBp ?? 0;
  const converted = useConverted();
  return ({ price, taxPercent = 0 }) => {
    const usd = discountBp > 0 ? memberUsd(price.usd, { discountBp, taxBp: Math.round(taxPercent * 100) }) : price.usd;
    return usd < price.usd ? converted({ ...price, usd }) : null;
  };
}

/** Returns what cancelling costs the customer who is signed in, of what it costs all: a level that lowers the price lowers that, too. */
export function useMemberPolicy(): (of: Priced & { readonly policy: readonly PolicyStep[] }) => {
  readonly policy: readonly PolicyStep[];
  readonly payable: Money;
} {
  const ownPrice = useMemberPrice();
  const converted = useConverted();
  return ({ policy, ...of }) => {
    const own = ownPrice(of);
    return own
      ? {
          policy: policyOf(policy, { usd: own.usd, ofUsd: of.price.usd }).map((step) => ({
            ...step,
            fee: converted(step.fee),
          })),
          payable: own,
        }
      : { policy, payable: of.price };
  };
}

/**
 * Below a price that is everybody's: what it is for who is signed in. `whole` where the price above is of a part, such as a night;
 * `about` where some of it has a tax of its own, so that a cent may be missing.
 */
export function MemberPrice({
  whole = false,
  about = false,
  ...of
}: Priced & { readonly whole?: boolean; readonly about?: boolean }) {
  const t = useT();
  const format = usePriceFormat();
  const own = useMemberPrice()(of);
  if (!own) return null;
  return (
    <span className={`cap brand semi ${styles.line}`}>
      {t(whole ? 'member.your_price_whole' : 'member.your_price', { price: `${about ? '~' : ''}${format.text(own)}` })}
    </span>
  );
}

/** The same below a price of several parts, each of which a level lowers by itself. */
export function MemberPriceOfParts({ price, parts }: { readonly price: Money; readonly parts: readonly MemberPart[] }) {
  const t = useT();
  const format = usePriceFormat();
  const discountBp = useUser()?.level.discountBp ?? 0;
  const converted = useConverted();
  const offUsd = discountBp > 0 ? memberPartsOff(parts, discountBp) : 0;
  if (offUsd <= 0) return null;
  const own = converted({ ...price, usd: price.usd - offUsd });
  return <span className={`cap brand semi ${styles.line}`}>{t('member.your_price', { price: format.text(own) })}</span>;
}

/** The same in a list of sums, with what it is instead of. */
export function MemberTotal(of: Priced) {
  const t = useT();
  const format = usePriceFormat();
  const level = useUser()?.level.name ?? '';
  const own = useMemberPrice()(of);
  if (!own) return null;
  return (
    <KeyValue name={t('member.your_price_of', { was: format.text(of.price), level })}>
      <Price price={own} className="brand" />
    </KeyValue>
  );
}
