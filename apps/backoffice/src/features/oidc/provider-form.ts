import { OIDC_CLAIMS, oidcLimits } from '@app/contract/oidc/limits';
import type { OidcProvider, OidcProviderInput } from '@app/contract/oidc/staff-schemas';
import { defineForm } from '../../ui/form/define-form';
import { IssuerInput } from './issuer-input';

export const newProvider: OidcProviderInput = {
  name: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  scopes: 'openid email profile',
  claim: 'sub',
  enabled: true,
};

/** The draft of a provider that exists; its secret stays where it is. */
export const draftOf = ({ name, issuer, clientId, scopes, claim, enabled }: OidcProvider): OidcProviderInput => ({
  name,
  issuer,
  clientId,
  clientSecret: '',
  scopes,
  claim,
  enabled,
});

const claims = { given: OIDC_CLAIMS.map((claim) => ({ value: claim, label: claim })) };

const secret = {
  name: 'clientSecret',
  kind: 'password',
  label: 'oidc.client_secret',
  max: oidcLimits.clientSecret,
} as const;

/** The fields of a provider; a new one needs its secret, and of one that exists the stored secret can stay. */
export const providerForm = (isNew: boolean) =>
  defineForm<OidcProviderInput>()([
    { name: 'name', kind: 'text', label: 'oidc.name', help: 'oidc.name_help', max: oidcLimits.name, required: true },
    {
      name: 'issuer',
      kind: 'own',
      label: 'oidc.issuer',
      help: 'oidc.issuer_help',
      required: true,
      render: IssuerInput,
    },
    { name: 'clientId', kind: 'text', label: 'oidc.client_id', max: oidcLimits.clientId, required: true },
    isNew
      ? { ...secret, help: 'oidc.client_secret_new', required: true }
      : { ...secret, help: 'oidc.client_secret_help' },
    { name: 'scopes', kind: 'text', label: 'oidc.scopes', help: 'oidc.scopes_help', max: oidcLimits.scopes },
    { name: 'claim', kind: 'select', label: 'oidc.claim', help: 'oidc.claim_help', choices: claims, required: true },
    { name: 'enabled', kind: 'switch', label: 'oidc.enabled' },
  ]);
