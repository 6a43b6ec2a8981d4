import { defineSlice } from '../../platform/slice.ts';
import {
  deletionBlockerPort,
  emailVerifiedPort,
  erasePort,
  personalDataPort,
  signUpPort,
  userInfoPort,
} from '../accounts/core.ts';
import { customerInvariants } from './db/customer-invariants.ts';
import { personalData } from './db/personal-data.ts';
import { walletRoutes } from './http/wallet.routes.ts';
import { transferMails } from './usecases/customer/mail-transfer.ts';
import { moneyLeft, takeBackPoints, takeBackWords } from './usecases/erase-account-data.ts';
import { giveEmailPoints, giveSignUpPoints } from './usecases/give-sign-up-points.ts';
import { showWallet } from './usecases/show-wallet.ts';

export default defineSlice((platform) => ({
  name: 'wallet',
  owns: ['money_transfer'],
  reads: ['ledger_account', 'ledger_entry', 'ledger_transfer'],
  gives: [
    personalDataPort(personalData),
    signUpPort(giveSignUpPoints),
    emailVerifiedPort(giveEmailPoints),
    deletionBlockerPort(moneyLeft),
    erasePort(takeBackPoints),
    erasePort(takeBackWords),
    userInfoPort(showWallet),
  ],
  endpoints: walletRoutes(platform),
  invariants: customerInvariants,
  subscribers: transferMails(platform),
}));
