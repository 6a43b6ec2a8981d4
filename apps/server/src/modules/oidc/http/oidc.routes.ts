import { oidcEndpoints } from '@app/contract/oidc/staff-endpoints';
import { shapes } from '@app/contract/oidc/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import { beginAttempt, type OidcPlatform } from '../usecases/attempt.ts';
import {
  createProvider,
  listChoices,
  listProviders,
  readProvider,
  removeProvider,
  saveProvider,
} from '../usecases/edit-providers.ts';
import {
  addOwnLink,
  beginOwnLink,
  expectLink,
  listLinksOf,
  listOwnLinks,
  removeLinkOf,
  removeOwnLink,
} from '../usecases/links.ts';
import { signInByProvider } from '../usecases/sign-in.ts';
import { testIssuer } from '../usecases/test-issuer.ts';

/** Staff's calls for signing in by providers. */
export const oidcRoutes = (platform: OidcPlatform): BoundEndpoint[] =>
  bindEndpoints(oidcEndpoints, shapes, {
    oidcChoices: () => listChoices(platform),
    beginOidcSignIn: ({ body }) => beginAttempt(platform, { ...body, sessionId: null }),
    signInByOidc: ({ body, ip, userAgent, device }) =>
      signInByProvider(platform, { returned: body, ip, userAgent, device }),
    ownOidcLinks: ({ staff }) => listOwnLinks(platform, staff.id),
    beginOidcLink: ({ staff, ip, body }) => beginOwnLink(platform, { staff, ip }, body),
    addOidcLink: ({ staff, ip, body }) => addOwnLink(platform, { staff, ip }, body),
    removeOidcLink: ({ staff, ip, params, body }) =>
      removeOwnLink(platform, { staff, ip }, { id: params.id, password: body.password }),
    listOidcLinksOf: ({ staff, params }) => listLinksOf(platform, staff, params.id),
    expectOidcLink: ({ staff, ip, params, body }) => expectLink(platform, { staff, ip }, { ...body, id: params.id }),
    removeOidcLinkOf: ({ staff, ip, params }) => removeLinkOf(platform, { staff, ip }, params),
    listOidcProviders: ({ query }) => listProviders(platform, query),
    readOidcProvider: ({ params }) => readProvider(platform.db, params.id),
    createOidcProvider: ({ staff, ip, body }) => createProvider(platform, { staff, ip }, body),
    updateOidcProvider: ({ staff, ip, params, body }) => {
      const { version, unlinks, ...input } = body;
      return saveProvider(platform, { staff, ip }, { id: params.id, version, unlinks, input });
    },
    deleteOidcProvider: ({ staff, ip, params }) => removeProvider(platform, { staff, ip }, params.id),
    testOidcIssuer: ({ body }) => testIssuer(platform, body.issuer),
  });
