import { oidcLimits } from '@app/contract/oidc/limits';
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

export const providerForm = defineForm<OidcProviderInput>()([
  { name: 'name', kind: 'text', label: 'oidc.name', help: 'oidc.name_help', max: oidcLimits.name, required: true },
  { name: 'issuer', kind: 'own', label: 'oidc.issuer', help: 'oidc.issuer_help', required: true, render: IssuerInput },
  { name: 'clientId', kind: 'text', label: 'oidc.client_id', max: oidcLimits.clientId, required: true },
  {
    name: 'clientSecret',
    kind: 'password',
    label: 'oidc.client_secret',
    help: 'oidc.client_secret_help',
    max: oidcLimits.clientSecret,
  },
  { name: 'scopes', kind: 'text', label: 'oidc.scopes', help: 'oidc.scopes_help', max: oidcLimits.scopes },
  { name: 'claim', kind: 'text', label: 'oidc.claim', help: 'oidc.claim_help', max: oidcLimits.claim, required: true },
  { name: 'enabled', kind: 'switch', label: 'oidc.enabled' },
]);
