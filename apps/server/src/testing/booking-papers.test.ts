import { dictionaries } from '@app/contract/core/dictionaries';
import { LOCALES, type Locale } from '@app/contract/core/locale';
import { TRAVEL_KINDS, type TravelKind } from '@app/contract/travel/kinds';
import { travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { MailBody } from '../modules/mail/domain/render.ts';
import { createTranslate } from '../platform/http/dictionaries.ts';
import { inboxFilling, mailAfter, PAPER_STEPS, rowAfter } from './booking-papers.ts';

/** What a mail program shows of a mail: its subject and both of its parts, the second without markup. */
async function readBack(body: MailBody): Promise<{ subject: string; text: string; page: string }> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({ from: 'shop@avela.example', to: 'ana@example.com', ...body });
  const mail = await PostalMime.parse(message as Buffer);
  const page = (mail.html ?? '').replaceAll(/<style>.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, ' ');
  return { subject: mail.subject ?? '', text: mail.text ?? '', page };
}

const letter = async (kind: TravelKind, step: string, locale: Locale = 'en-US', of = {}) => {
  const body = mailAfter(rowAfter(kind, step, of), step, locale);
  if (!body) throw new Error(`${step} mails nothing`);
  return readBack(body);
};

/** When, where, by what code: what each kind has to say once it is confirmed. */
const CONFIRMED: Readonly<Record<TravelKind, readonly string[]>> = {
  hotel: ['Wed 9 Dec, from 15:00', 'Fri 11 Dec, until 11:00', 'Rua das Flores 12, Lisboa', '7HKM 2P9Q XR', 'RES-2291'],
  flight: [
    'Outbound MA 410',
    'Wed 9 Dec, 07:35, Lisbon, Humberto Delgado (LIS), terminal 1',
    '→ Wed 9 Dec, 11:05, Paris, Charles de Gaulle (CDG), terminal 2F',
    'Return MA 417',
    'Sun 13 Dec, 21:50, Paris, Charles de Gaulle (CDG), terminal 2F',
    '→ Sun 13 Dec, 23:25, Lisbon, Humberto Delgado (LIS), terminal 1',
    'K7M2QX',
    '0472410000017',
    'travel document',
  ],
  tour: ['Sat 12 Dec, 09:15, Waverley Bridge', '7HKM 2P9Q XR'],
  dining: [
    'Sat 5 Dec, 01:30 at night, which is Sun 6 Dec',
    '2 people, Terrace',
    'Calle Mayor 4, Madrid',
    '7HKM 2P9Q XR',
  ],
  diningcombo: [
    'Wed 31 Mar 2027',
    'Tasca do Rio, Rua do Ouro 5, Porto',
    'Tasca da Sé, Rua da Sé 20, Porto',
    '4F7K 9M2Q PR · W8T3 X6HJ NC',
  ],
};

test.each(TRAVEL_KINDS)(
  'the confirmation of a %s says when to the minute, where, by which code and what to do',
  async (kind) => {
    const { subject, text, page } = await letter(kind, 'confirm');
    expect(subject).toContain('is confirmed');
    for (const line of CONFIRMED[kind]) {
      expect(text).toContain(line);
      expect(page).toContain(line);
    }
    expect(text).toContain('https://avela.example/#/');
  },
);

test('references are listed as the screen and the receipt of the booking list them', async () => {
  const two = { references: ['K7M2QX', 'W4RT9Z', '0472410000017', '0572410000018'] };
  expect((await letter('flight', 'confirm', 'en-US', two)).text).toContain('Booking reference: K7M2QX, W4RT9Z\n');
  const { text } = await letter('flight', 'confirm', 'zh-cn', two);
  expect(text).toContain('订座编号：K7M2QX、W4RT9Z\n');
  expect(text).toContain('电子客票：0472410000017、0572410000018\n');
  const rooms = { references: ['RES-1', 'RES-2'] };
  expect((await letter('hotel', 'confirm', 'zh-cn', rooms)).text).toContain('确认号：RES-1、RES-2\n');
});

/** Words of one kind that no other kind may use, in each language. */
const OWN_WORDS: Readonly<Record<TravelKind, RegExp>> = {
  hotel: /check.?in|hotel|night(?!,)|入住|酒店|房|habitaci|quarto|hosped/i,
  flight: /flight|airport|ticket|boarding|航班|机场|机票|vuelo|aeropuerto|billete|v[oô]o\b|aeroporto|bilhete/i,
  tour: /guide|pick-?up|meeting point|导游|集合|接送|gu[ií]a turí|punto de encuentro|ponto de encontro/i,
  dining: /\btables?\b|餐桌|用餐|\bmesas?\b/i,
  diningcombo: /set meal|套餐|men[uú]/i,
};
const translate = createTranslate(dictionaries).translate;
const STEPS = travelOrderMachine.transitions.map(({ on }) => on);

/** Every text that a kind's customer reads of a step: the mail, the message of the inbox, the line of the timeline. */
function textsOf(kind: TravelKind, step: string, locale: Locale): string[] {
  const order = rowAfter(kind, step);
  const mail = mailAfter(order, step, locale);
  const part = (name: 'title' | 'text') =>
    translate(locale, `message.travel_${step}.${name}`, inboxFilling(order, locale));
  const inbox = [part('title'), part('text')].filter((text) => !text.startsWith('message.'));
  const timeline = step === 'overdue' || step === 'call_off' ? '' : translate(locale, `travel.event.${step}`);
  const letter = mail ? [mail.subject, mail.text.split('\n--')[0]?.replaceAll(/https:\S+/g, '') ?? ''] : [];
  return [...letter, ...inbox, timeline];
}

const cells = TRAVEL_KINDS.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const));
test.each(cells)('what the customer of a %s reads in %s at each step has no words of another kind', (kind, locale) => {
  const others = TRAVEL_KINDS.filter((other) => other !== kind && !(kind === 'dining' && other === 'hotel'));
  for (const step of new Set([...STEPS, ...Object.keys(PAPER_STEPS)]))
    for (const text of textsOf(kind, step, locale)) {
      expect(text, step).not.toMatch(/\{\{|undefined|…|(message|travel)\.[a-z_]+\./);
      for (const other of others) expect(text, `${step}: ${other}`).not.toMatch(OWN_WORDS[other]);
    }
});

test.each(LOCALES)('in %s nothing that is nothing is written as an amount', async (locale) => {
  const free = { payableUsd: 0, refundUsd: 0, pointsUsed: 500, pointsBack: 500 };
  for (const step of ['pay', 'cancel_paid', 'call_off', 'overdue']) {
    const order = rowAfter('dining', step, free);
    const { subject, text } = await letter('dining', step, locale, free);
    const inbox = translate(locale, `message.travel_${step}.text`, inboxFilling(order, locale));
    for (const said of [subject, text, inbox]) expect(said, step).not.toMatch(/[$€]\s?0|0[.,]00/);
    if (step !== 'pay') expect(text).toContain('500');
  }
});

test('what costs nothing is booked, not paid', async () => {
  const { subject, text } = await letter('dining', 'pay', 'en-US', { payableUsd: 0 });
  expect(subject).toBe('Booking T26120147KX2M9PR is made');
  expect(text).toContain('Nothing to pay now.');
});
