import { defineSlice } from '../../platform/slice.ts';
import { onSignUp, userInfoPart } from '../accounts/public.ts';
import { invariants } from './db/invariants.ts';
import { walletRoutes } from './http/wallet.routes.ts';
import { giveSignUpPoints } from './usecases/give-sign-up-points.ts';
import { showWallet } from './usecases/show-wallet.ts';

export default defineSlice((platform) => {
  onSignUp(giveSignUpPoints);
  userInfoPart(showWallet);
  return { name: 'wallet', endpoints: walletRoutes(platform), invariants };
});
