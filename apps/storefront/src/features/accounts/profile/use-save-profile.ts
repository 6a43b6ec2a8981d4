import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { takeUserInfo } from '../../../shell/sign-in.ts';

/** Saves parts of the profile; what the answer says about the customer is shown everywhere at once. */
export const useSaveProfile = (options: { readonly toast: boolean }) =>
  useEndpointMutation(accountEndpoints.updateUserInfo, {
    toast: options.toast,
    invalidates: [accountEndpoints.userInfo],
    onSuccess: takeUserInfo,
  });
