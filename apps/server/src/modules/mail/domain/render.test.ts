import { LOCALES } from '@app/contract/core/locale';
import { type MailTemplate, mailTemplateNames, mailTemplates, type TemplateRule } from '@app/contract/mail/templates';
import en from '@app/contract/mail/texts/en-US';
import es from '@app/contract/mail/texts/es';
import pt from '@app/contract/mail/texts/pt';
import zh from '@app/contract/mail/texts/zh-cn';
import { expect, test } from 'vitest';
import { type Filling, renderMail } from './render.ts';
import { isRefusedForGood, isUnreachable, pauseAfter } from './retry.ts';

const texts = { 'en-US': en, 'zh-cn': zh, es, pt };
const house = { brand: 'Avela', home: 'https://avela.example', support: 'help@avela.example' };
const rule = (template: MailTemplate): TemplateRule => mailTemplates[template];
const filling = (template: MailTemplate): Filling =>
  Object.fromEntries(rule(template).values.map((name) => [name, `«${name}»`]));

test.each(LOCALES.flatMap((locale) => mailTemplateNames.map((template) => [locale, template] as const)))(
  'in %s the mail %s names every value it is given and no other',
  (locale, template) => {
    const words = texts[locale][template];
    const named = new Set([...JSON.stringify(words).matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]));
    expect([...named].sort()).toEqual([...rule(template).values].sort());
    const { subject, text, html } = renderMail({ template, locale, filling: filling(template) }, house);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|undefined|…/);
    expect(text).toContain('help@avela.example');
    if (rule(template).screen) expect(html).toContain('href="https://avela.example/#/');
  },
);

test('a house whose address nobody knows has no links in its mails, and no place where one was', () => {
  for (const template of mailTemplateNames) {
    const mail = { template, locale: 'en-US', filling: filling(template) } as const;
    const { text, html } = renderMail(mail, { ...house, home: null });
    for (const part of [text, html]) expect(part).not.toMatch(/href|https?:|#\/|null/);
    expect(renderMail(mail, house).text.startsWith(text.split('\n\n--')[0] ?? '!')).toBe(true);
  }
});

test('what people wrote stands in a mail as text, never as markup', () => {
  const nickname = '<img src=x onerror=alert(1)>&"\'';
  const { html, text } = renderMail(
    { template: 'welcome', locale: 'en-US', filling: { nickname, points: 100 } },
    house,
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;&#39;');
  expect(text).toContain(nickname);
});

test('a value that holds a placeholder is not filled in again', () => {
  const { text } = renderMail(
    { template: 'welcome', locale: 'en-US', filling: { nickname: '{{points}}', points: 7 } },
    house,
  );
  expect(text).toContain('Welcome, {{points}}');
});

test('a blanked code and erased values leave a mark', () => {
  const code = renderMail({ template: 'email_code', locale: 'pt', filling: { code: '', minutes: 10 } }, house);
  expect(code.subject).toBe('Seu código é ••••••');
  expect(renderMail({ template: 'welcome', locale: 'es', filling: {} }, house).text).toContain('…');
});

test('the order link leads to the very payment', () => {
  const { text } = renderMail(
    {
      template: 'order_placed',
      locale: 'zh-cn',
      filling: { number: 'G1', amount: '$1', until: 'now', query: '?payment=p&key=k' },
    },
    house,
  );
  expect(text).toContain('https://avela.example/#/payorder?payment=p&key=k');
});

test('pauses grow to six hours; only what the server says of this very mail is final', () => {
  expect([1, 2, 3, 9, 10, 50].map(pauseAfter)).toEqual([60_000, 120_000, 240_000, 15_360_000, 21_600_000, 21_600_000]);
  const refused = { responseCode: 550, command: 'RCPT TO', message: '' };
  expect(isRefusedForGood(refused)).toBe(true);
  expect(isRefusedForGood({ ...refused, responseCode: 450 })).toBe(false);
  expect(isRefusedForGood({ responseCode: 535, command: 'AUTH PLAIN', message: '' })).toBe(false);
  expect(isUnreachable({ message: 'ECONNREFUSED' })).toBe(true);
  expect(isUnreachable(refused)).toBe(false);
});
