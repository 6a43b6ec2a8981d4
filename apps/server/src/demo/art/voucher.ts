import { dotLine } from './dot-letters.ts';

export type VoucherArt = {
  readonly bank: string;
  readonly payer: string;
  readonly amount: string;
  readonly reference: string;
  readonly day: string;
  /** Chooses colours and layout. */
  readonly style: number;
};

const TINTS = ['#0c655f', '#1d5f9e', '#8a3b12', '#4a3f7a', '#18794a', '#7a1f3d', '#334155', '#9a6b00'] as const;
const DESKS = ['#3b332c', '#56606a', '#7d6a54', '#2e3a36'] as const;

const ink = (text: string, at: { x: number; y: number; dot: number }, fill: string): string =>
  `<path d="${dotLine(text, at)}" fill="${fill}"/>`;

/** The receipt of a bank transfer as SVG: a screen of a bank, or a slip photographed on a desk. */
export function drawVoucher(art: VoucherArt): string {
  const tint = TINTS[art.style % TINTS.length] ?? TINTS[0];
  const photo = art.style % 3 === 2;
  const tall = art.style % 2 === 0;
  const head = tall ? 250 : 150;
  const top = head + 90;
  const lines: readonly (readonly [string, string])[] = [
    ['PAID TO', 'AVELA TRADING LTD'],
    ['ACCOUNT', '0048 2210 7735'],
    ['FROM', art.payer],
    ['REFERENCE', art.reference],
    ['DATE', art.day],
  ];
  const rows = lines
    .map(([name, value], index) => {
      const y = top + 190 + index * 118;
      return `${ink(name, { x: 70, y, dot: 3 }, '#7b8794')}${ink(value, { x: 70, y: y + 34, dot: 5 }, '#17202a')}<rect x="70" y="${y + 88}" width="580" height="2" fill="#e3e8ec"/>`;
    })
    .join('');
  const sheet = `
    <rect width="720" height="1120" rx="18" fill="#fff"/>
    <rect width="720" height="${head}" rx="18" fill="${tint}"/>
    <circle cx="${tall ? 610 : 120}" cy="${head}" r="64" fill="#fff"/>
    <circle cx="${tall ? 610 : 120}" cy="${head}" r="50" fill="${tint}" opacity="0.85"/>
    ${ink(art.bank, { x: 70, y: 56, dot: 5 }, '#ffffff')}
    ${ink(art.amount, { x: 70, y: top, dot: 10 }, '#17202a')}
    ${ink('TRANSFER COMPLETED', { x: 70, y: top + 96, dot: 4 }, tint)}
    ${rows}
    ${tall ? `<rect x="70" y="1050" width="380" height="26" rx="13" fill="${tint}" opacity="0.3"/>` : `<rect x="470" y="960" width="180" height="100" rx="16" fill="${tint}" opacity="0.22"/>`}`;
  if (!photo)
    return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1120" viewBox="0 0 720 1120">${sheet}</svg>`;
  const desk = DESKS[art.style % DESKS.length] ?? DESKS[0];
  const turn = (art.style % 5) * 3 - 7;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1300" viewBox="0 0 900 1300">
    <rect width="900" height="1300" fill="${desk}"/>
    <rect x="620" y="0" width="280" height="1300" fill="#000" opacity="0.16"/>
    <g transform="rotate(${turn} 450 650) translate(90 90)">
      <rect x="14" y="18" width="720" height="1120" rx="18" fill="#000" opacity="0.28"/>${sheet}
    </g></svg>`;
}
