import '../src/ui/styles/index.css';
import './fonts.css';
import { addMessages, type Messages, showLocale, startI18n } from '@app/client/i18n';
import { useIdentity } from '@app/client/identity';
import { usePreferences } from '@app/client/preferences';
import { LOCALES, matchLocale, tagOf } from '@app/contract/core/locale';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const dictionaries = import.meta.glob<Messages>('../../../packages/contract/src/**/messages/*.ts', {
  eager: true,
  import: 'default',
});

/** Every text of a language; a dictionary's file is named by its locale. */
const messagesOf = (locale: string): Messages =>
  Object.assign(
    {},
    ...Object.entries(dictionaries)
      .filter(([file]) => file.endsWith(`/${locale}.ts`))
      .map(([, texts]) => texts),
  );

const asked = new URLSearchParams(window.location.search);
const locale = matchLocale(asked.get('lang')) ?? 'en-US';

startI18n({
  bundled: messagesOf('en-US'),
  reportMissing: (of, key) => console.error(`no text ${key} in ${of}`),
  restOfEnglish: () => Promise.resolve({}),
});
for (const each of LOCALES) if (each !== 'en-US') addMessages(each, messagesOf(each));
usePreferences.setState({ locale, localeChosen: true });
useIdentity.setState({ name: 'Avela' });
showLocale(locale);
document.documentElement.lang = tagOf(locale);
document.documentElement.dataset.ground = 'canvas';

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  const only = asked.get('section');
  // Drawn once to ask for the fonts, and anew with them: what a part measures must not depend on which came first.
  root.render(<Gallery key="fonts" only={only} locale={locale} />);
  await pause(50);
  // On a busy machine nothing has asked for them by then, and nothing would be waited for: those of every text are asked for here.
  const ours = [...document.fonts].filter(({ family }) => family.includes('Instrument Sans'));
  await Promise.all(ours.map((face) => face.load()));
  await document.fonts.ready;
  // What lay over the page leaves the history a moment after it is gone, and would close what is drawn by then.
  root.render(null);
  await pause(20);
  for (let turn = 0; turn < 100 && history.state?.layer !== undefined; turn += 1) await pause(10);
  root.render(<Gallery key="parts" ready only={only} locale={locale} />);
}
