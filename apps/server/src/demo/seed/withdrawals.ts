import type { PayoutDetails } from '@app/contract/withdrawals/payout-details';
import type { WithdrawalState } from '@app/contract/withdrawals/withdrawal.machine';
import { addMs, DAY, HOUR } from '@app/kernel/clock';
import { feeOf } from '../../modules/withdrawals/domain/fees.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { demoChannels } from '../content/payment-channels.ts';
import { failures, payoutBanks, rejections } from '../content/withdrawals.ts';
import type { Books } from './books.ts';
import type { Chance } from './chance.ts';
import type { SeededCustomer } from './customers.ts';
import type { LivingWithdrawal, PayoutAccount, WithdrawalStep } from './living-withdrawal.ts';
import type { Act } from './order-stage.ts';
import type { SeededChannels } from './payment-channels.ts';
import { writeWithdrawals } from './write-withdrawals.ts';

type Stage = { readonly chance: Chance; readonly books: Books; readonly now: Date };
type Plan = { readonly state: WithdrawalState; readonly days: number; readonly share: number };
/** Returns to which account a withdrawal goes; it is called when the time of the withdrawal has come. */
type Choose = () => PayoutAccount | null;

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

function accountsOf(customer: SeededCustomer, chance: Chance, at: Date): PayoutAccount[] {
  const holder = customer.addresses[0]?.name ?? customer.nickname;
  const bank = chance.pick(payoutBanks);
  const make = (details: PayoutDetails): PayoutAccount => ({ id: chance.id(at), customer, details, at });
  return [
    make({ kind: 'bank_card', holder, number: chance.pick(CARDS), bankCode: bank.name }),
    make({ kind: 'bank_account', holder, bankName: bank.name, account: bank.iban, swift: '' }),
    make({ kind: 'crypto', network: 'sepolia', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }),
  ];
}

/** Books a step that ends what was held: out to its account and the fees, or back. */
function settle(books: Books, { id, amountUsd, feeUsd }: LivingWithdrawal, line: WithdrawalStep): void {
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

/** Asks for a share of what the account's owner has, and holds it. Null where that is not enough. */
function ask(
  { id, code, at, share }: { id: string; code: string; at: Date; share: number },
  account: PayoutAccount,
  books: Books,
): LivingWithdrawal | null {
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
  const lines: WithdrawalStep[] = [{ event: null, to: 'pending_review', at, note: '' }];
  return { id, number: `W${day}${code}`, account, identifier, amountUsd, feeUsd, lines, askedAt: at };
}

/** The life of one withdrawal as acts; `made` is given it once it is asked for. */
function lifeOf({ state, days, share }: Plan, choose: Choose, stage: Stage & { made: LivingWithdrawal[] }): Act[] {
  const { chance, books, now, made } = stage;
  const askedAt = addMs(now, -days * DAY);
  const id = chance.id(askedAt);
  const code = chance.code(9);
  const notes = { rejected: rejections, payment_failed: failures } as const;
  const note = state === 'rejected' || state === 'payment_failed' ? chance.pick<string>(notes[state]) : '';
  let living: LivingWithdrawal | null = null;
  const begin = () => {
    const account = choose();
    living = account && ask({ id, code, at: askedAt, share }, account, books);
    if (living) made.push(living);
  };
  const steps = PATHS[state].map(([event, to], index): Act => {
    const at = addMs(askedAt, Math.min(days * DAY * 0.4, (index === 0 ? 5 : 20) * HOUR) * (index + 1));
    const line = { event, to, at, note: to === state ? note : '' };
    const run = () => {
      if (!living) return;
      living.lines.push(line);
      settle(books, living, line);
    };
    return { at, run };
  });
  return [{ at: askedAt, run: begin }, ...steps];
}

/** Returns how accounts of others are chosen: of whoever has enough by then, each customer once. */
function richOnes(
  others: readonly SeededCustomer[],
  { chance, books, now }: Stage,
  accounts: PayoutAccount[],
): (plan: Plan, index: number) => PayoutAccount | null {
  const candidates = others.filter(({ verifiedAt, createdAt }) => verifiedAt && createdAt < addMs(now, -60 * DAY));
  const asked = new Set<string>();
  return ({ days }, index) => {
    const rich = candidates.find(({ id }) => !asked.has(id) && books.balance(id, 'available') >= ENOUGH);
    if (!rich) return null;
    asked.add(rich.id);
    const account = accountsOf(rich, chance, addMs(now, -(days + 5) * DAY))[index % 3] ?? null;
    if (account) accounts.push(account);
    return account;
  };
}

/** Plans the demo's withdrawals as acts on its books, to be played in the order of time. */
export function planWithdrawals(
  customers: readonly SeededCustomer[],
  stage: Stage,
): { readonly acts: readonly Act[]; write(tx: Tx, channels: SeededChannels): Promise<void> } {
  const { chance, now } = stage;
  const [named, ...others] = customers;
  const made: LivingWithdrawal[] = [];
  const own = named ? accountsOf(named, chance, addMs(now, -60 * DAY)) : [];
  const accounts = [...own];
  const chooseRich = richOnes(others, stage, accounts);
  const acts = [
    ...NAMED.flatMap((plan, index) => lifeOf(plan, () => own[index % own.length] ?? null, { ...stage, made })),
    ...OTHERS.flatMap((plan, index) => lifeOf(plan, () => chooseRich(plan, index), { ...stage, made })),
  ];
  return { acts, write: (tx, channels) => writeWithdrawals(tx, { accounts, made }, channels) };
}
