import { refuse } from '@app/contract/core/refuse';
import { LRUCache } from 'lru-cache';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ServerMetadata,
} from 'openid-client';
import { isOpenAddress } from '../../../platform/http/outgoing/open-address.ts';
import { outgoingFetch } from '../../../platform/http/outgoing/outgoing.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { ProviderAccess } from '../db/provider.repo.ts';
import { refusalOfProvider } from '../domain/provider-failure.ts';
import { openSecret } from './provider-secret.ts';

/** Longest wait for one answer of a provider: a sign-in waits for four of them at most. */
const TIMEOUT_SECONDS = 6;
/** How long a provider's discovery document is not read again. */
const FRESH_MS = 600_000;

/** `fetch` through the shop's guard: openid-client sends forms as parameters, the guard takes texts. */
const guarded = (platform: Platform): CustomFetch => {
  const send = outgoingFetch(platform);
  return (url, { body, headers, method, signal }) =>
    send(url, { method, headers, ...(signal ? { signal } : {}), ...(body ? { body: String(body) } : {}) });
};

/** Whether an issuer may be talked to: an address that may be called, without what would have the issuer not be checked. */
export const isIssuer = ({ config }: Platform, issuer: string): boolean =>
  isOpenAddress(config, issuer) && !issuer.includes('/.well-known/') && !/[?#]/.test(issuer);

/**
 * Reads the discovery document of an issuer through the guard. Throws errors of openid-client. Plain http is only for a provider
 * on this very machine, which `isIssuer` lets pass in a demo or test alone.
 */
export function discoverIssuer(platform: Platform, issuer: string, clientId: string): Promise<Configuration> {
  const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, undefined, None(), {
    [customFetch]: guarded(platform),
    timeout: TIMEOUT_SECONDS,
    execute: [...insecure, enableNonRepudiationChecks],
  });
}

/** The addresses that a sign-in needs of a provider; those that are missing or may not be called. */
export function forbiddenEndpoints({ config }: Platform, server: ServerMetadata): string[] {
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = server;
  const needed = { authorization_endpoint, token_endpoint, jwks_uri };
  const wanted = userinfo_endpoint === undefined ? needed : { ...needed, userinfo_endpoint };
  return Object.entries(wanted)
    .filter(([, address]) => address === undefined || !isOpenAddress(config, address))
    .map(([name, address]) => `${name} ${address ?? '–'}`);
}

/** How the shop proves itself: by the header unless the provider takes the form alone. */
function clientAuth(server: ServerMetadata, secret: string): ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
}

async function connect(platform: Platform, provider: ProviderAccess): Promise<Configuration> {
  const { issuer, clientId } = provider;
  const secret = openSecret(platform, provider.id, provider.sealedSecret);
  if (!isIssuer(platform, issuer)) return refuse('oidc.unreachable');
  const found = await talk(platform, provider.id, () => discoverIssuer(platform, issuer, clientId));
  const server = found.serverMetadata();
  if (new URL(server.issuer).href !== new URL(issuer).href) return refuse('oidc.unreadable', { reason: 'issuer' });
  const [forbidden] = forbiddenEndpoints(platform, server);
  if (forbidden !== undefined) return refuse('oidc.unreadable', { reason: forbidden.split(' ')[0] });
  const connected = new Configuration(server, clientId, undefined, clientAuth(server, secret));
  connected[customFetch] = guarded(platform);
  connected.timeout = TIMEOUT_SECONDS;
  if (issuer.startsWith('http:')) allowInsecureRequests(connected);
  enableNonRepudiationChecks(connected);
  return connected;
}

/** Does a part of a talk with a provider. What goes wrong is logged without what was sent, and refused as `refusalOfProvider` says. */
export async function talk<T>(platform: Platform, provider: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { key, reason } = refusalOfProvider(error);
    const { message, code, cause } = error as Error & { code?: unknown };
    const because = cause instanceof Error ? cause.message : undefined;
    platform.log.warn({ provider, message, code, because }, 'a sign-in provider did not answer as it should');
    return refuse(key, reason === undefined ? undefined : { reason });
  }
}

/** Connects to providers, and caches their discovery documents for ten minutes; a provider that was saved anew is another. */
export type ConnectProvider = (provider: ProviderAccess) => Promise<Configuration>;

/** Returns how providers are connected to. Refuses oidc.sealed, oidc.unreachable, oidc.unreadable and oidc.refused. */
export function createConnections(platform: Platform): ConnectProvider {
  const connections = new LRUCache<string, Promise<Configuration>>({ max: 50, ttl: FRESH_MS });
  return (provider) => {
    const key = `${provider.id}/${provider.version}`;
    const known = connections.get(key);
    if (known) return known;
    const connecting = connect(platform, provider);
    connections.set(key, connecting);
    connecting.catch(() => connections.delete(key));
    return connecting;
  };
}
