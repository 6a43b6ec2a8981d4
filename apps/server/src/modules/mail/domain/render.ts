import { escapeHtml } from '@app/contract/core/escape-html';
import { intlTag, type Locale } from '@app/contract/core/locale';
import { routes } from '@app/contract/core/routes';
import { type MailTemplate, type MailText, mailTemplates, type TemplateRule } from '@app/contract/mail/templates';
import en from '@app/contract/mail/texts/en-US';
import es from '@app/contract/mail/texts/es';
import pt from '@app/contract/mail/texts/pt';
import zh from '@app/contract/mail/texts/zh-cn';
import { type Fact, readFacts } from './facts.ts';

export type Filling = Readonly<Record<string, string | number>>;

export type MailBody = { readonly subject: string; readonly text: string; readonly html: string };

/** What every mail says about the house. */
export type House = {
  /** Its name, for a reader of that language. */
  readonly brand: (locale: Locale) => string;
  /** Where it is on the web; null where nobody knows, and mails then have no links. */
  readonly home: string | null;
  /** Where to write to; empty for nowhere. */
  readonly support: string;
  /** Colours as `#rrggbb`: of buttons, and of the ground behind codes. */
  readonly colours: { readonly brand: string; readonly soft: string };
  /** Stands in place of the name. */
  readonly logo: { readonly address: string; readonly width: number; readonly height: number } | null;
};

const texts = { 'en-US': en, 'zh-cn': zh, es, pt } as const;

/** Stands for a code that was blanked. */
const BLANK = '••••••';
/** Stands for a value that was erased. */
const ERASED = '…';

const fill = (line: string, values: Filling): string =>
  line.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) return ERASED;
    return value === '' ? BLANK : String(value);
  });

/** Classes, not style attributes: the preview in the back office lets in this one sheet by its nonce. */
const sheet = ({ brand, soft }: House['colours']): string =>
  `
body{margin:0;background:#f3f6f7;color:#12262b;font:16px/1.6 -apple-system,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei",sans-serif}
.frame{max-width:560px;margin:0 auto;padding:24px 16px}
.brand{margin:0 0 16px;font-size:20px;font-weight:700;color:${brand}}
.brand img{display:block}
.card{background:#fff;border-radius:16px;padding:28px 24px}
h1{margin:0 0 12px;font-size:22px;line-height:1.3}
p{margin:0 0 14px}
.code{margin:20px 0;padding:14px;border-radius:12px;background:${soft};font-size:30px;font-weight:700;letter-spacing:8px;text-align:center}
.go{margin:22px 0 6px}
.go a{display:inline-block;padding:13px 24px;border-radius:999px;background:${brand};color:#fff;font-weight:600;text-decoration:none}
table{margin:18px 0;border-collapse:collapse;width:100%}
th{width:88px;padding:8px 12px 8px 0;border-top:1px solid #e3eaec;text-align:left;vertical-align:top;font-weight:400;color:#52666b}
td{padding:8px 0;border-top:1px solid #e3eaec;vertical-align:top}
tr.on th,tr.on td{padding-top:0;border-top:0}
.foot{margin:16px 8px 0;font-size:13px;color:#52666b}
`.replaceAll('\n', '');

type Parts = {
  locale: Locale;
  text: MailText;
  lines: readonly string[];
  code: string | null;
  facts: readonly Fact[];
  go: { label: string; address: string } | null;
  foot: string;
  house: House;
};

/** Facts as plain text: a line each, and what goes on with the one before is set in. */
function plainFacts(facts: readonly Fact[], locale: Locale): string | null {
  if (facts.length === 0) return null;
  const colon = locale === 'zh-cn' ? '：' : ': ';
  return facts.map(({ label, text }) => (label ? `${label}${colon}${text}` : `  ${text}`)).join('\n');
}

function pageFacts(facts: readonly Fact[]): string {
  const rows = facts.map(
    ({ label, text }) =>
      `<tr${label ? '' : ' class="on"'}><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(text)}</td></tr>`,
  );
  return rows.length > 0 ? `<table>${rows.join('')}</table>` : '';
}

function plain({ locale, text, lines, code, facts, go, foot }: Parts): string {
  const parts = [
    text.title,
    ...lines.slice(0, 1),
    code,
    plainFacts(facts, locale),
    ...lines.slice(1),
    go && `${go.label}: ${go.address}`,
    '--',
    foot,
  ];
  return parts.filter((part) => part !== null).join('\n\n');
}

function page({ locale, text, lines, code, facts, go, foot, house }: Parts): string {
  const name = escapeHtml(house.brand(locale));
  const { logo } = house;
  const sign = logo
    ? `<img src="${escapeHtml(logo.address)}" width="${logo.width}" height="${logo.height}" alt="${name}">`
    : name;
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  const [first, ...rest] = lines;
  return [
    `<!doctype html><html lang="${intlTag[locale]}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(text.subject)}</title>`,
    `<style>${sheet(house.colours)}</style></head><body><div class="frame"><p class="brand">${sign}</p>`,
    `<div class="card"><h1>${escapeHtml(text.title)}</h1>`,
    paragraph(first ?? ''),
    code === null ? '' : `<p class="code">${escapeHtml(code)}</p>`,
    pageFacts(facts),
    ...rest.map(paragraph),
    go ? `<p class="go"><a href="${escapeHtml(go.address)}">${escapeHtml(go.label)}</a></p>` : '',
    `</div><p class="foot">${escapeHtml(foot)}</p></div></body></html>`,
  ].join('');
}

/** What stands under every mail: why it came, and where to ask, if there is such a place. */
function foot(locale: Locale, filling: Filling, { brand, support }: House): string {
  const words = texts[locale];
  const why = fill(filling.foot === 'contact' ? words.foot_contact : words.foot, { brand: brand(locale) });
  return support ? `${why} ${fill(words.foot_support, { support })}` : why;
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
    facts: rule.facts ? readFacts(String(filling.facts ?? '')) : [],
    code: rule.code ? fill(`{{${rule.code}}}`, filling) : null,
    go: words.button && house.home !== null ? { label: words.button, address: house.home + path } : null,
    foot: foot(locale, filling, house),
    house,
  };
  return { subject: text.subject, text: plain(parts), html: page(parts) };
}
