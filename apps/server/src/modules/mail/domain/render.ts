import { intlTag, type Locale } from '@app/contract/core/locale';
import { routes } from '@app/contract/core/routes';
import { type MailTemplate, type MailText, mailTemplates, type TemplateRule } from '@app/contract/mail/templates';
import en from '@app/contract/mail/texts/en-US';
import es from '@app/contract/mail/texts/es';
import pt from '@app/contract/mail/texts/pt';
import zh from '@app/contract/mail/texts/zh-cn';

export type Filling = Readonly<Record<string, string | number>>;

export type MailBody = { readonly subject: string; readonly text: string; readonly html: string };

/** What every mail says about the house: its name, where it is on the web if that is known, and where to write to. */
export type House = { readonly brand: string; readonly home: string | null; readonly support: string };

const texts = { 'en-US': en, 'zh-cn': zh, es, pt } as const;

/** Stands for a code that was blanked. */
const BLANK = '••••••';
/** Stands for a value that was erased. */
const ERASED = '…';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const fill = (line: string, values: Filling): string =>
  line.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) return ERASED;
    return value === '' ? BLANK : String(value);
  });

/** Classes, not style attributes: the preview in the back office lets in this one sheet by its nonce. */
const SHEET = `
body{margin:0;background:#f3f6f7;color:#12262b;font:16px/1.6 -apple-system,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei",sans-serif}
.frame{max-width:560px;margin:0 auto;padding:24px 16px}
.brand{margin:0 0 16px;font-size:20px;font-weight:700;color:#0b6b75}
.card{background:#fff;border-radius:16px;padding:28px 24px}
h1{margin:0 0 12px;font-size:22px;line-height:1.3}
p{margin:0 0 14px}
.code{margin:20px 0;padding:14px;border-radius:12px;background:#e6f3f4;font-size:30px;font-weight:700;letter-spacing:8px;text-align:center}
.go{margin:22px 0 6px}
.go a{display:inline-block;padding:13px 24px;border-radius:999px;background:#0b6b75;color:#fff;font-weight:600;text-decoration:none}
.foot{margin:16px 8px 0;font-size:13px;color:#52666b}
`.replaceAll('\n', '');

type Parts = {
  locale: Locale;
  text: MailText;
  lines: readonly string[];
  code: string | null;
  go: { label: string; address: string } | null;
  foot: string;
  house: House;
};

function plain({ text, lines, code, go, foot }: Parts): string {
  const parts = [
    text.title,
    ...lines.slice(0, 1),
    code,
    ...lines.slice(1),
    go && `${go.label}: ${go.address}`,
    '--',
    foot,
  ];
  return parts.filter((part) => part !== null).join('\n\n');
}

function page({ locale, text, lines, code, go, foot, house }: Parts): string {
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  const [first, ...rest] = lines;
  return [
    `<!doctype html><html lang="${intlTag[locale]}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(text.subject)}</title>`,
    `<style>${SHEET}</style></head><body><div class="frame"><p class="brand">${escapeHtml(house.brand)}</p>`,
    `<div class="card"><h1>${escapeHtml(text.title)}</h1>`,
    paragraph(first ?? ''),
    code === null ? '' : `<p class="code">${escapeHtml(code)}</p>`,
    ...rest.map(paragraph),
    go ? `<p class="go"><a href="${escapeHtml(go.address)}">${escapeHtml(go.label)}</a></p>` : '',
    `</div><p class="foot">${escapeHtml(foot)}</p></div></body></html>`,
  ].join('');
}

/** A mail as plain text and as HTML in one language. Values that are gone leave a mark, never a hole. */
export function renderMail(
  mail: { readonly template: MailTemplate; readonly locale: Locale; readonly filling: Filling },
  house: House,
): MailBody {
  const { template, locale, filling } = mail;
  const words: MailText & { readonly button?: string } = texts[locale][template];
  const rule: TemplateRule = mailTemplates[template];
  const text = { ...words, subject: fill(words.subject, filling), title: fill(words.title, filling) };
  const path = rule.screen ? `/#${filling.path ?? routes[rule.screen].path}${filling.query ?? ''}` : '';
  const parts: Parts = {
    locale,
    text,
    lines: words.lines.map((line) => fill(line, filling)),
    code: rule.code ? fill(`{{${rule.code}}}`, filling) : null,
    go: words.button && house.home !== null ? { label: words.button, address: house.home + path } : null,
    foot: fill(texts[locale].foot, { brand: house.brand, support: house.support }),
    house,
  };
  return { subject: text.subject, text: plain(parts), html: page(parts) };
}
