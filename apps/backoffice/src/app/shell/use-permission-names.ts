import { LOCALES } from '@app/contract/core/locale';
import { controlEndpoints } from '@app/contract/staff/control/staff-endpoints';
import i18next from 'i18next';
import { useEffect } from 'react';
import { readToken } from '../../api/token';
import { useAnswer } from '../../api/use-answer';

/** Puts the names that replace shipped ones over the texts, whenever they or the language change. */
export function usePermissionNames(): void {
  const names = useAnswer(controlEndpoints.permissionNames, {}, { enabled: readToken() !== null, keepMs: 60_000 });
  const { data } = names;
  useEffect(() => {
    if (!data?.length) return;
    for (const locale of LOCALES) {
      const code = locale.toLowerCase();
      if (!i18next.hasResourceBundle(code, 'translation')) continue;
      const own = data.flatMap(({ key, texts }) => (texts[locale] ? [[`permission.${key}`, texts[locale]]] : []));
      i18next.addResources(code, 'translation', Object.fromEntries(own));
    }
    i18next.emit('loaded', {});
  }, [data]);
}
