import { limits } from '@app/contract/core/limits';
import type { Locale } from '@app/contract/core/locale';
import { App, ConfigProvider, type ThemeConfig } from 'antd';
import enUS from 'antd/locale/en_US';
import esES from 'antd/locale/es_ES';
import ptBR from 'antd/locale/pt_BR';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/zh-cn';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../text/locale';
import { RequiredMark } from '../ui/form/required-mark';
import theme from './antd-theme.json';
import { nonce } from './style-nonce';

const widgetTexts = { 'en-US': enUS, 'zh-cn': zhCN, es: esES, pt: ptBR } satisfies Record<Locale, unknown>;
const dayjsNames = { 'en-US': 'en', 'zh-cn': 'zh-cn', es: 'es', pt: 'pt-br' } satisfies Record<Locale, string>;

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
      theme={theme as ThemeConfig}
      locale={locale}
      csp={{ nonce }}
      form={{ requiredMark: RequiredMark }}
      wave={{ disabled: true }}
      button={{ autoInsertSpace: false }}
    >
      <App component={false} message={{ maxCount: 2, duration: limits.toastMs / 1_000 }}>
        {children}
      </App>
    </ConfigProvider>
  );
}
