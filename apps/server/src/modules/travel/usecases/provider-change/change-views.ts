import type { Locale } from '@app/contract/core/locale';
import type { ProviderChange } from '@app/contract/travel/order-views';
import type { StaffProviderChange } from '@app/contract/travel/staff-schemas';
import { toPrice } from '../../../pricing/public.ts';
import type { KeptSide, ProviderChangeRow } from '../../db/provider-change.repo.ts';
import { choicesOf, isReplaceable } from '../../domain/provider-change.ts';
import { frozenCurrency, type TravelRow } from '../../domain/travel-row.ts';
import type { TravelVertical } from '../travel-vertical.ts';

type Of = { readonly order: TravelRow; readonly vertical: TravelVertical; readonly lang: Locale };

const side = ({ snapshot, service }: KeptSide, { vertical, lang }: Of) => ({
  subject: vertical.describe(snapshot, lang),
  service,
});

const choices = (change: ProviderChangeRow, { vertical }: Of) =>
  choicesOf({ ...change, replaceable: isReplaceable(vertical) });

/** Whether what was booked does not take place at all: it cannot be had, and at no other time. */
const isOff = ({ stands, before, after }: ProviderChangeRow): boolean =>
  !stands && before.service.startsAt === after.service.startsAt && before.service.endsAt === after.service.endsAt;

/** A change that its customer is asked about; one whose time is over is decided already. */
export const providerChangeView = (change: ProviderChangeRow | null, of: Of): ProviderChange | null =>
  change && change.state === 'open' && !change.due
    ? {
        id: change.id,
        before: side(change.before, of),
        after: side(change.after, of),
        reason: change.reason,
        stands: change.stands,
        off: isOff(change),
        choices: choices(change, of),
        decideBy: change.decideBy.toISOString(),
        silence: change.silence,
        refund: toPrice(of.order.payableUsd, frozenCurrency(of.order)),
        points: of.order.pointsUsed,
      }
    : null;

/** A change as staff see it. */
export const staffProviderChangeView = (change: ProviderChangeRow, of: Of): StaffProviderChange => ({
  id: change.id,
  state: change.state,
  before: side(change.before, of),
  after: side(change.after, of),
  reason: change.reason,
  choices: change.state === 'open' && !change.due ? choices(change, of) : [],
  silence: change.silence,
  decideBy: change.decideBy.toISOString(),
  answeredBy: change.answeredBy,
  answeredAt: change.answeredAt?.toISOString() ?? null,
  note: change.note,
  at: change.at.toISOString(),
});
