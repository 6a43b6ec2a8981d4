import type { PayoutDetails } from '@app/contract/withdrawals/payout-details';
import type { WithdrawalState } from '@app/contract/withdrawals/withdrawal.machine';
import { addMs, DAY, HOUR } from '@app/kernel/clock';
import { arrivesAsAsset, arrivesInCurrency } from '../../modules/withdrawals/domain/arrival.ts';
import { feeOf } from '../../modules/withdrawals/domain/fees.ts';
import { markOf, masked } from '../../modules/withdrawals/domain/payout-account.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { demoChannels } from '../content/payment-channels.ts';
import { failures, payoutBanks, rejections } from '../content/withdrawals.ts';
import type { Books } from './books.ts';
import { insertRows } from './bulk.ts';
import type { Chance } from './chance.ts';
import type { SeededCustomer } from './customers.ts';
import type { SeededChannels } from './payment-channels.ts';

type Line = { readonly event: string | null; readonly to: WithdrawalState; readonly at: Date; readonly note: string };
type Account = { readonly id: string; readonly customer: SeededCustomer; readonly details: PayoutDetails; at: Date };
type Withdrawal = {
  readonly id: string;
  readonly number: string;
  readonly account: Account;
  readonly identifier: 'bank_transfer' | 'usdt_sepolia';
  readonly amountUsd: number;
  readonly feeUsd: number;
  readonly lines: Line[];
  readonly askedAt: Date;
};
type Act = { readonly at: Date; readonly run: () => void };
type Asking = { readonly at: Date; readonly share: number; readonly choose: () => Account | null };
type Plan = { readonly state: WithdrawalState; readonly days: number; readonly share: number };

/** What the named customer asked for: one of each end, and two that are under way. */
const NAMED: readonly Plan[] = [
  { state: 'paid', days: 24, share: 0.12 },
  { state: 'rejected', days: 17, share: 0.1 },
  { state: 'payment_failed', days: 11, share: 0.08 },
  { state: 'cancelled', days: 6, share: 0.08 },
  { state: 'approved', days: 1.5, share: 0.08 },
  { state: 'pending_review', days: 0.2, share: 0.07 },
];
/** What others asked for, each by somebody else; the oldest wait longest. */
const OTHERS: readonly Plan[] = [
  ...[3.1, 1.9, 1.2, 0.6, 0.25, 0.05].map((days): Plan => ({ state: 'pending_review', days, share: 0.5 })),
  ...[2.2, 1.1, 0.5].map((days): Plan => ({ state: 'approved', days, share: 0.6 })),
  ...[40, 21, 9, 4].map((days): Plan => ({ state: 'paid', days, share: 0.4 })),
  ...[30, 7].map((days): Plan => ({ state: 'rejected', days, share: 0.5 })),
  { state: 'payment_failed', days: 14, share: 0.5 },
  { state: 'cancelled', days: 3, share: 0.3 },
];
const LEAST = 25_00;
/** Who asks has at least so much. */
const ENOUGH = 80_00;
const MOST = 4_000_00;
const PATHS: { readonly [S in WithdrawalState]: readonly (readonly [event: string, to: WithdrawalState])[] } = {
  pending_review: [],
  cancelled: [['cancel', 'cancelled']],
  rejected: [['reject', 'rejected']],
  approved: [['approve', 'approved']],
  payment_failed: [
    ['approve', 'approved'],
    ['fail', 'payment_failed'],
  ],
  paid: [
    ['approve', 'approved'],
    ['pay', 'paid'],
  ],
};

/** Card numbers of the test ranges, so that none belongs to anybody. */
const CARDS = ['4242424242424242', '5555555555554444', '4000056655665556', '378282246310005'];

function accountsOf(customer: SeededCustomer, chance: Chance, at: Date): Account[] {
  const holder = customer.addresses[0]?.name ?? customer.nickname;
  const bank = chance.pick(payoutBanks);
  const make = (details: PayoutDetails): Account => ({ id: chance.id(at), customer, details, at });
  return [
    make({ kind: 'bank_card', holder, number: chance.pick(CARDS), bankCode: bank.name }),
    make({ kind: 'bank_account', holder, bankName: bank.name, account: bank.iban, swift: '' }),
    make({ kind: 'crypto', network: 'sepolia', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }),
  ];
}

/** Books a step that ends what was held: out to its account and the fees, or back. */
function settle(books: Books, { id, amountUsd, feeUsd }: Withdrawal, line: Line): void {
  const reference = { kind: 'withdrawal', id };
  if (line.to === 'approved') return;
  if (line.to !== 'paid') {
    books.holds.release(id, { kind: 'withdrawal_release', reference }, line.at);
    return;
  }
  const fee = { account: { house: 'fees', unit: 'money' } as const, amount: feeUsd };
  const sent = { account: { house: 'withdrawal_clearing', unit: 'money' } as const, amount: amountUsd };
  books.holds.post(id, { kind: 'withdrawal_paid', reference, to: feeUsd > 0 ? [sent, fee] : [sent] }, line.at);
}

/** Plans the demo's withdrawals as acts on its books, to be played in the order of time. */
export function planWithdrawals(
  customers: readonly SeededCustomer[],
  stage: { readonly chance: Chance; readonly books: Books; readonly now: Date },
): { readonly acts: readonly Act[]; write(tx: Tx, channels: SeededChannels): Promise<void> } {
  const { chance, books, now } = stage;
  const accounts: Account[] = [];
  const made: Withdrawal[] = [];
  const acts: Act[] = [];

  /** Asks for a share of what the account's owner has; the account is chosen when its time has come. */
  const ask = (id: string, code: string, { at, share, choose }: Asking): Withdrawal | null => {
    const account = choose();
    if (!account) return null;
    const owner = account.customer.id;
    const identifier = account.details.kind === 'crypto' ? 'usdt_sepolia' : 'bank_transfer';
    const rule = demoChannels.find((channel) => channel.identifier === identifier)?.withdraw ?? { feeUsd: 0, feeBp: 0 };
    const balance = books.balance(owner, 'available');
    const amountUsd = Math.min(MOST, Math.max(LEAST, Math.floor((balance * share) / 100) * 100));
    const feeUsd = feeOf(rule, amountUsd);
    if (amountUsd + feeUsd > balance) return null;
    const reference = { kind: 'withdrawal', id };
    const held = { id, key: `withdrawal/${id}`, owner, usd: amountUsd + feeUsd };
    books.holds.place({ ...held, kind: 'withdrawal_hold', reference }, at);
    const day = at.toISOString().slice(2, 10).replaceAll('-', '');
    const lines: Line[] = [{ event: null, to: 'pending_review', at, note: '' }];
    return { id, number: `W${day}${code}`, account, identifier, amountUsd, feeUsd, lines, askedAt: at };
  };

  const plan = (choose: () => Account | null, { state, days, share }: Plan): void => {
    const askedAt = addMs(now, -days * DAY);
    const id = chance.id(askedAt);
    const code = chance.code(9);
    const notes = { rejected: rejections, payment_failed: failures } as const;
    const note = state === 'rejected' || state === 'payment_failed' ? chance.pick<string>(notes[state]) : '';
    let living: Withdrawal | null = null;
    const begin = () => {
      living = ask(id, code, { at: askedAt, share, choose });
      if (living) made.push(living);
    };
    acts.push({ at: askedAt, run: begin });
    for (const [step, [event, to]] of PATHS[state].entries()) {
      const at = addMs(askedAt, Math.min(days * DAY * 0.4, (step === 0 ? 5 : 20) * HOUR) * (step + 1));
      const line = { event, to, at, note: to === state ? note : '' };
      const go = () => {
        if (!living) return;
        living.lines.push(line);
        settle(books, living, line);
      };
      acts.push({ at, run: go });
    }
  };

  const [named, ...others] = customers;
  if (named) {
    const own = accountsOf(named, chance, addMs(now, -60 * DAY));
    accounts.push(...own);
    for (const [index, one] of NAMED.entries()) plan(() => own[index % own.length] ?? null, one);
  }
  const candidates = others.filter(({ verifiedAt, createdAt }) => verifiedAt && createdAt < addMs(now, -60 * DAY));
  const asked = new Set<string>();
  for (const [index, one] of OTHERS.entries()) {
    const choose = () => {
      const rich = candidates.find(({ id }) => !asked.has(id) && books.balance(id, 'available') >= ENOUGH);
      if (!rich) return null;
      asked.add(rich.id);
      const account = accountsOf(rich, chance, addMs(now, -(one.days + 5) * DAY))[index % 3] ?? null;
      if (account) accounts.push(account);
      return account;
    };
    plan(choose, one);
  }

  return {
    acts,
    write: async (tx, channels) => {
      await insertRows(
        tx,
        'payout_account',
        accounts.map(({ id, customer, details, at }) => ({
          id,
          customer_id: customer.id,
          kind: details.kind,
          details,
          mark: `\\x${markOf(details).toString('hex')}`,
          label: '',
          usable_at: at,
          version: 1,
          created_at: at,
        })),
      );
      await insertRows(
        tx,
        'withdrawal',
        made.map((one) => toRow(one, channels)),
      );
      await insertRows(
        tx,
        'withdrawal_history',
        made.flatMap(({ id, lines }) =>
          lines.map(({ event, to, at, note }, index) => ({
            withdrawal_id: id,
            event,
            from_state: lines[index - 1]?.to ?? null,
            to_state: to,
            actor: event === null || event === 'cancel' ? 'customer' : 'admin',
            who: event === null || event === 'cancel' ? '' : 'Avela',
            note,
            at,
          })),
        ),
      );
    },
  };
}

const WITHDRAWAL_CURRENCY = { code: 'USD', decimals: 2, rate: '1' };

function toRow({ id, number, account, identifier, lines, ...one }: Withdrawal, channels: SeededChannels) {
  const last = lines.at(-1) as Line;
  const arrives =
    account.details.kind === 'crypto'
      ? arrivesAsAsset(one.amountUsd, { asset: 'USDT', decimals: 6, usdPerUnit: '1' })
      : arrivesInCurrency(one.amountUsd, WITHDRAWAL_CURRENCY);
  return {
    id,
    number,
    customer_id: account.customer.id,
    channel_id: channels.get(identifier),
    account_id: account.id,
    account: account.details,
    account_shown: masked(account.details),
    amount_usd: one.amountUsd,
    fee_usd: one.feeUsd,
    payout_currency: arrives.currency,
    payout_decimals: arrives.decimals,
    payout_rate: arrives.rate,
    payout_amount: arrives.amount,
    hold_id: id,
    state: last.to,
    reason: last.note,
    note: '',
    provider_number: last.to === 'paid' ? `PO-${number.slice(1)}` : null,
    proofs: [],
    version: lines.length,
    created_at: one.askedAt,
    since: last.at,
    reviewed_at: lines.find(({ event }) => event === 'approve' || event === 'reject')?.at ?? null,
  };
}
