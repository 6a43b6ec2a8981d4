import type { Locale } from '@app/contract/core/locale';

/** In which language and currency something is read. */
export type Reading = { readonly lang: Locale; readonly currency: string };
