import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from './text-key';

export type TextValues = Readonly<Record<string, string | number>>;
export type Text = (key: TextKey, values?: TextValues) => string;

/** The texts of the chosen language. A key that does not exist does not compile. */
export function useText(): Text {
  const { t } = useTranslation();
  return useCallback((key, values) => t(key, { ...values }), [t]);
}

/** For keys that the server or the registry names: the text, or the fallback when this app has none. */
export function useTextOf(): (key: string, fallback: TextKey, values?: TextValues) => string {
  const { t, i18n } = useTranslation();
  return useCallback((key, fallback, values) => t(i18n.exists(key) ? key : fallback, { ...values }), [t, i18n]);
}
