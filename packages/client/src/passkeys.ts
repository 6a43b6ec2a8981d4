import type { CreationOptions, NewCredential, RequestOptions, UsedCredential } from '@app/contract/passkeys/ceremony';

/** Why nothing came of it: the person thought better of it, the device has one for this account already, or it cannot. */
export type PasskeyEnd = 'cancelled' | 'known' | 'failed';

/** The library of the ceremonies, fetched when one begins. */
const library = () => import('@simplewebauthn/browser');

/** Whether a page of this origin can use passkeys of the shop, which are good at `origin` alone. */
export const passkeysWork = (origin: string | null | undefined): boolean =>
  origin === window.location.origin && typeof window.PublicKeyCredential === 'function';

/** Whether the browser offers passkeys among what it fills into a field. */
export const passkeysFillIn = async (): Promise<boolean> =>
  (await window.PublicKeyCredential?.isConditionalMediationAvailable?.().catch(() => false)) ?? false;

function endOf(error: unknown): PasskeyEnd {
  const { name, cause } = error as { name?: string; cause?: { name?: string } };
  const names = [name, cause?.name];
  if (names.includes('InvalidStateError')) return 'known';
  // Browsers say NotAllowedError for a person who says no and for one who waits too long.
  return names.includes('NotAllowedError') || names.includes('AbortError') ? 'cancelled' : 'failed';
}

/** Has the browser make a passkey. Returns why not where nothing came of it. */
export async function makePasskey(options: CreationOptions): Promise<NewCredential | PasskeyEnd> {
  try {
    const { startRegistration } = await library();
    const { id, type, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject } = response;
    return { id, type, clientDataJSON, attestationObject };
  } catch (error) {
    return endOf(error);
  }
}

/**
 * Has the person sign by a passkey: at once, or with `fillIn` once they choose one among what the browser fills into a field.
 * Whatever else waits for a passkey is over. Returns why not where nothing came of it.
 */
export async function signByPasskey(
  options: RequestOptions,
  { fillIn = false }: { readonly fillIn?: boolean } = {},
): Promise<UsedCredential | PasskeyEnd> {
  try {
    const { startAuthentication } = await library();
    const { id, type, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: fillIn,
      verifyBrowserAutofillInput: false,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return userHandle ? { id, type, clientDataJSON, authenticatorData, signature, userHandle } : 'failed';
  } catch (error) {
    return endOf(error);
  }
}

/** Ends whatever waits for a passkey. */
export const stopPasskeys = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();
