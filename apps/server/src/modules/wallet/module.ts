import { defineSlice } from '../../platform/slice.ts';
import { deletionBlocker, onEmailVerified, onErase, onSignUp, userInfoPart } from '../accounts/public.ts';
import { createSealer, ledgerInvariants } from '../ledger/core.ts';
import { customerInvariants } from './db/customer-invariants.ts';
import { walletRoutes } from './http/wallet.routes.ts';
import { transferMails } from './usecases/customer/mail-transfer.ts';
import { giveEmailPoints, giveSignUpPoints } from './usecases/give-sign-up-points.ts';
import { moneyLeft, takeBackPoints, takeBackWords } from './usecases/leave.ts';
import { showWallet } from './usecases/show-wallet.ts';

export default defineSlice((platform) => {
  onSignUp(giveSignUpPoints);
  onEmailVerified(giveEmailPoints);
  deletionBlocker(moneyLeft);
  onErase(takeBackPoints);
  onErase(takeBackWords);
  userInfoPart(showWallet);
  const seal = createSealer(platform.db);
  return {
    name: 'wallet',
    endpoints: walletRoutes(platform),
    invariants: [...ledgerInvariants, ...customerInvariants],
    subscribers: transferMails(platform),
    jobs: [{ name: 'wallet.seal-ledger', cron: '* * * * *', run: seal }],
    // What was booked just before the last end is old by now.
    start: async () => void (await seal()),
  };
});
