import { DEFAULT_LOCALE } from '@app/contract/core/locale';
import { analyticsOf } from '@app/contract/funnel/analytics';
import type { Dressing } from '../../../../platform/http/dressed-files.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type Dress, dressBackOffice, dressStorefront, dressWorker, manifestOf } from '../../domain/dress-page.ts';
import { readParameters } from '../read-parameters.ts';
import { readIdentity, shownIdentity } from './read-identity.ts';

/** How built pages become those of this shop, as its identity is now. */
export const shopDressing =
  (platform: Platform): Dressing =>
  async () => {
    const [{ mark, palette }, shown, values] = await Promise.all([
      readIdentity(platform),
      shownIdentity(platform, DEFAULT_LOCALE),
      readParameters(platform),
    ]);
    const analytics = analyticsOf(values['shop.analytics_url']);
    const dress: Dress = { shown, mark, palette };
    return {
      stamp: `${shown.stamp} ${shown.name}`,
      storefront: (html) => dressStorefront(html, dress),
      backOffice: (html) => dressBackOffice(html, dress),
      worker: (code) => dressWorker(code, dress),
      manifest: () => manifestOf(shown),
      connects: analytics ? [new URL(analytics.endpoint).origin] : [],
    };
  };
