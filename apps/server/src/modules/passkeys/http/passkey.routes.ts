import { passkeyEndpoints } from '@app/contract/passkeys/endpoints';
import { shapes } from '@app/contract/passkeys/schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readUserInfo } from '../../accounts/public.ts';
import { beginSignIn } from '../usecases/ceremony.ts';
import { beginPasskey, keepPasskey, listPasskeys, nameOwnPasskey, removeOwnPasskey } from '../usecases/own-passkeys.ts';
import { signInCustomer } from '../usecases/sign-in-customer.ts';

/** Customers' calls for passkeys. */
export const passkeyRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(passkeyEndpoints, shapes, {
    passkeys: ({ customer }) => listPasskeys(platform, customer),
    beginPasskey: ({ customer, body, lang }) => beginPasskey(platform, customer, { ...body, lang }),
    addPasskey: ({ customer, body, userAgent, lang }) => keepPasskey(platform, customer, { ...body, userAgent, lang }),
    renamePasskey: ({ customer, body }) => nameOwnPasskey(platform, customer, body),
    removePasskey: ({ customer, body }) => removeOwnPasskey(platform, customer, body),
    beginPasskeySignIn: () => beginSignIn(platform, 'customer'),
    signInByPasskey: async (call) => {
      const { body, ip, userAgent, device, lang } = call;
      const { customerId, token } = await signInCustomer(platform, { ...body, ip, userAgent, device, locale: lang });
      return { token, userInfo: await readUserInfo(platform, customerId, call) };
    },
  });
