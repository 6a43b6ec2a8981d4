import { addMessages, type Messages } from '@app/client/i18n';
import type { Language } from '@app/contract/core/locale';
import { queries } from './queries.ts';

// In `npm run dev` alone: what was changed is shown on the open page, which keeps all that was done on it.

import.meta.hot?.on('avela:texts', ({ locale, texts }: { locale: Language; texts: Messages }) =>
  addMessages(locale, texts),
);
/** Another server answers. */
import.meta.hot?.on('avela:server', () => void queries.invalidateQueries());
