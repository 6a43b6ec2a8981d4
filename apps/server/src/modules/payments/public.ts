export { payablesNumbered } from './db/find-payment.repo.ts';
export {
  type BesidePayment,
  besidePayment,
  besidePayments,
  type GroupStanding,
  groupBesideSql,
  groupNumbers,
  groupStanding,
  NOTHING_BESIDE,
  proofWaitsSql,
} from './db/group.repo.ts';
export { markReconciled, type OutsideMoney, outsideChannels, outsideMoney } from './db/outside-money.repo.ts';
export { movePaymentEnd as extendPayment } from './db/proof.repo.ts';
export { attemptsAs, channelsAs, paymentsAs, proofsAs } from './db/readable.ts';
export { customerOfRefund, type RefundTrouble, refundTroubles } from './db/refund.repo.ts';
export { waitingProofs } from './db/review-queue.repo.ts';
export { forgetUnreadable } from './db/sealed-secrets.ts';
export { cleanAddress } from './domain/crypto-address.ts';
export { cancelGroup } from './usecases/group/cancel-group.ts';
export { createGroup, firstEnd, payableTogether } from './usecases/group/create-group.ts';
export { currencyOfAll, type DescribedMember, describeMembers } from './usecases/group/payable-group.ts';
export { staffGroupView } from './usecases/group/staff-group-view.ts';
export {
  callOffPayment,
  lockForVoiding,
  type NewPayment,
  type OpenedPayment,
  openPayment,
  openPayments,
  repricePayment,
  voidPayment,
} from './usecases/open-payment.ts';
export { paidFor } from './usecases/paid-for.ts';
export { payFromWallet } from './usecases/pay-from-wallet.ts';
export { BUNDLE_CLEARING, lockParts, payPart } from './usecases/pay-part.ts';
export { type PaidPayment, type Payable, type PayableDescription, payablePort } from './usecases/payables.ts';
export {
  type PayoutChannel,
  payoutAsset,
  payoutChannel,
  payoutChannels,
  payoutOf,
} from './usecases/payout-channels.ts';
export { type ProofNotice, proofNotice } from './usecases/proofs/proof-notice.ts';
export { type Submission, submitProof } from './usecases/proofs/submit-proof.ts';
export { moveRefundToWallet, refundPayment } from './usecases/refund-payment.ts';
export { channelsFor } from './usecases/show-cashier.ts';
export { splitPayment } from './usecases/split-payment.ts';
export { type PaymentView, paymentView, refundsTo, staffPaymentView } from './usecases/view-payment.ts';
export { askBeforeClosing } from './usecases/watch/ask-provider.ts';
