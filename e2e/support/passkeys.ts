import type { Page } from '@playwright/test';
import { closeAfterwards } from './shared-context.ts';

/** Adds an authenticator to the page's browser that checks its holder and stores passkeys; returns how to have it answer or not. */
export async function withAuthenticator(page: Page): Promise<{ answers: (yes: boolean) => Promise<void> }> {
  closeAfterwards(page.context());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answers: async (yes) => {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: yes });
    },
  };
}
