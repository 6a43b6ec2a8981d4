import { useIdentity } from '@app/client/identity';
import type { Locale } from '@app/contract/core/locale';
import {
  BRAND_STEPS,
  type BrandPalette,
  brandPalette,
  DEFAULT_PALETTE,
} from '@app/contract/settings/identity/brand-colour';
import { App, ConfigProvider, type ThemeConfig } from 'antd';
import enUS from 'antd/locale/en_US';
import esES from 'antd/locale/es_ES';
import ptBR from 'antd/locale/pt_BR';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/zh-cn';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../text/locale';
import { RequiredMark } from '../ui/form/required-mark';
import theme from './antd-theme.json';
import { nonce } from './style-nonce';

const widgetTexts = { 'en-US': enUS, 'zh-cn': zhCN, es: esES, pt: ptBR } satisfies Record<Locale, unknown>;
const dayjsNames = { 'en-US': 'en', 'zh-cn': 'zh-cn', es: 'es', pt: 'pt-br' } satisfies Record<Locale, string>;

const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

function onLessMotion(changed: () => void): () => void {
  lessMotion.addEventListener('change', changed);
  return () => lessMotion.removeEventListener('change', changed);
}

/** The theme in a shop's own colour: wherever it names a step of the standard palette, the same step of that one. */
function dye(of: typeof theme, palette: BrandPalette): typeof theme {
  const text = BRAND_STEPS.reduce(
    (all, step) => all.replaceAll(`"${DEFAULT_PALETTE[step]}"`, `"${palette[step]}"`),
    JSON.stringify(of),
  );
  return JSON.parse(text) as typeof theme;
}

/**
 * The theme in the shop's colour, without any motion for whom it disturbs. Told to the widgets themselves: they wait for the end of a motion
 * that a style sheet alone has taken away, and then a list stays open or a button stays busy.
 * The widgets' styles are a file (`main.tsx`), which saves each page 0.3 s; from the theme come their variables alone.
 */
function useTheme(): ThemeConfig {
  const less = useSyncExternalStore(onLessMotion, () => lessMotion.matches);
  const { colour, coloured } = useIdentity();
  return useMemo(() => {
    const dyed = coloured ? dye(theme, brandPalette(colour)) : theme;
    return { ...dyed, ...(less && { token: { ...dyed.token, motion: false } }), zeroRuntime: true } as ThemeConfig;
  }, [less, colour, coloured]);
}

/** The look and the widgets' own words, for everything below. */
export function Look({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is read through currentLocale
  const locale = useMemo(() => {
    dayjs.locale(dayjsNames[currentLocale()]);
    return widgetTexts[currentLocale()];
  }, [i18n.language]);
  return (
    <ConfigProvider
      theme={useTheme()}
      locale={locale}
      csp={{ nonce }}
      form={{ requiredMark: RequiredMark }}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
    >
      <App component={false} message={{ maxCount: 2 }}>
        {children}
      </App>
    </ConfigProvider>
  );
}
