/** Letters as a receipt printer makes them: five columns of seven dots, the lowest bit on top. */
const COLUMNS: Readonly<Record<string, string>> = {
  $: '242A7F2A12',
  ',': '0050300000',
  '-': '0808080808',
  '.': '0060600000',
  '/': '2010080402',
  ':': '0036360000',
  '0': '3E5149453E',
  '1': '00427F4000',
  '2': '4261514946',
  '3': '2141454B31',
  '4': '1814127F10',
  '5': '2745454539',
  '6': '3C4A494930',
  '7': '0171090503',
  '8': '3649494936',
  '9': '064949291E',
  A: '7E1111117E',
  B: '7F49494936',
  C: '3E41414122',
  D: '7F4141221C',
  E: '7F49494941',
  F: '7F09090901',
  G: '3E4149497A',
  H: '7F0808087F',
  I: '00417F4100',
  J: '2040413F01',
  K: '7F08142241',
  L: '7F40404040',
  M: '7F020C027F',
  N: '7F0408107F',
  O: '3E4141413E',
  P: '7F09090906',
  Q: '3E4151215E',
  R: '7F09192946',
  S: '4649494931',
  T: '01017F0101',
  U: '3F4040403F',
  V: '1F2040201F',
  W: '3F4038403F',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
};
const WIDTH = 6;

/** A line of text as an SVG path at a place; `dot` is the side of one dot. Needs no font on the machine. */
export function dotLine(text: string, at: { x: number; y: number; dot: number }): string {
  const { x, y, dot } = at;
  let path = '';
  [...text.toUpperCase()].forEach((letter, index) => {
    const columns = COLUMNS[letter];
    if (!columns) return;
    for (let column = 0; column < 5; column += 1) {
      const bits = Number.parseInt(columns.slice(column * 2, column * 2 + 2), 16);
      for (let row = 0; row < 7; row += 1) {
        if (bits & (1 << row)) {
          path += `M${x + (index * WIDTH + column) * dot} ${y + row * dot}h${dot}v${dot}h${-dot}z`;
        }
      }
    }
  });
  return path;
}
