import { HEIGHT, mix, WIDTH } from './kit.ts';

type Look = {
  readonly wall: string;
  readonly floor: string;
  readonly bed: string;
  readonly blanket: string;
  readonly wood: string;
  /** Sky and water outside the window. */
  readonly view: readonly [string, string];
  readonly art: string;
};
const look = (
  colours: readonly [wall: string, floor: string, blanket: string, wood: string, art: string],
  view: Look['view'],
): Look => {
  const [wall, floor, blanket, wood, art] = colours;
  return { wall, floor, bed: '#ffffff', blanket, wood, view, art };
};
const looks: readonly Look[] = [
  look(['#eef1ec', '#d9c3a5', '#0c655f', '#c99a6b', '#e2825a'], ['#9fd0e2', '#5fa4ae']),
  look(['#f3ece2', '#cfb394', '#c4613f', '#7a5238', '#3f7f6f'], ['#8fb6d6', '#4c88a4']),
  look(['#e9eef3', '#c9b9a3', '#2f5d86', '#9fbfae', '#d8a13c'], ['#a9d8e6', '#4f9fb4']),
  look(['#f5eee8', '#dcc7b0', '#8a5a78', '#b98a63', '#d9774f'], ['#f2c6a8', '#c98a6d']),
  look(['#edf1e8', '#cbb08c', '#5b7f3f', '#a87b52', '#c4553d'], ['#bfe0d2', '#5f9f86']),
  look(['#e8ebef', '#b9a48a', '#33475b', '#8d6b4d', '#e0b04c'], ['#34506e', '#1f3a55']),
];

const windowOf = ({ view, wood }: Look, arched: boolean): string =>
  `<rect x="48" y="56" width="226" height="330" rx="${arched ? 113 : 10}" fill="#fff"/><rect x="58" y="66" width="206" height="312" rx="${arched ? 103 : 6}" fill="url(#view)"/>
<path d="M58 300q50-34 96-16t110-20v116H58z" fill="${mix(view[1], '#2f6f5f', 0.5)}" opacity=".75" clip-path="inset(0 round 6px)"/><path d="M161 66v312" stroke="#fff" stroke-width="7"/>
<path d="M20 30h24q14 190-6 392H6Q16 220 20 30zM300 30h-22q-14 190 8 392h32Q306 220 300 30z" fill="#fff" opacity=".9"/><path d="M12 30h300" stroke="${wood}" stroke-width="5"/>
<path d="M60 470L300 440 470 560H150z" fill="#fff" opacity=".26"/>`;

const bedOf = ({ wood, bed, blanket }: Look): string =>
  `<g><rect x="372" y="196" width="396" height="190" rx="26" fill="${wood}"/><path d="M438 196v190M504 196v190M570 196v190M636 196v190M702 196v190" stroke="#000" stroke-opacity=".07" stroke-width="3"/>
<ellipse cx="570" cy="520" rx="260" ry="22" fill="#3a2a1a" opacity=".28" filter="url(#blur)"/><rect x="356" y="330" width="428" height="172" rx="24" fill="${mix(bed, '#c9c2b5', 0.28)}"/><rect x="352" y="318" width="436" height="112" rx="30" fill="${bed}"/>
<g><rect x="392" y="268" width="156" height="82" rx="30" fill="#fff"/><rect x="590" y="268" width="156" height="82" rx="30" fill="#fff"/><path d="M392 318q78 34 156 0v10q0 22-24 22H416q-24 0-24-22zM590 318q78 34 156 0v10q0 22-24 22H614q-24 0-24-22z" fill="#000" opacity=".05"/>
<rect x="500" y="292" width="138" height="66" rx="26" fill="${blanket}"/><path d="M500 330q70 28 138 0-2 28-26 28h-86q-26 0-26-28z" fill="#000" opacity=".12"/></g>
<path d="M352 404q216 26 436 0v72q0 26-26 26H378q-26 0-26-26z" fill="${blanket}"/><path d="M352 404q216 26 436 0v16q-220 26-436 0z" fill="#fff" opacity=".16"/></g>`;

const thingsOf = ({ art, wood }: Look): string =>
  `<rect x="470" y="64" width="190" height="104" rx="6" fill="#fff"/><rect x="480" y="74" width="170" height="84" rx="3" fill="${mix(art, '#ffffff', 0.62)}"/><path d="M480 140q40-46 84-18t86-24v60H480z" fill="${art}"/><circle cx="610" cy="100" r="13" fill="#fff"/>
<path d="M340 0v150" stroke="#6b5642" stroke-width="2.4"/><circle cx="340" cy="186" r="70" fill="#ffe7b8" opacity=".5" filter="url(#blur)"/><path d="M312 188q0-40 28-40t28 40z" fill="${art}"/><ellipse cx="340" cy="188" rx="28" ry="6" fill="#fff3d2"/>
<path d="M304 392h64v10h-64zM312 402h8v62h-8zM352 402h8v62h-8z" fill="${mix(wood, '#3a2416', 0.3)}"/><g transform="translate(318 346)"><path d="M6 46h24l4-24H2z" fill="#fff"/><path d="M18 24Q-6 10 2-14 20-4 18 24 18-12 40-20 42 10 18 24z" fill="#3f8f6a"/></g>`;

/** A hotel room with its bed and a window to the outside; odd seeds have it arched. */
export function room(seed: number): string {
  const chosen = looks[seed % looks.length] as Look;
  const [sky, water] = chosen.view;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>
<linearGradient id="view" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset=".58" stop-color="#fdf0de"/><stop offset=".6" stop-color="${water}"/><stop offset="1" stop-color="${mix(water, '#0b3c44', 0.25)}"/></linearGradient>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${mix(chosen.wall, '#ffffff', 0.55)}"/><stop offset="1" stop-color="${mix(chosen.wall, '#8b7a66', 0.2)}"/></linearGradient>
<filter id="blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="14"/></filter></defs>
<rect width="800" height="430" fill="url(#wall)"/><rect y="424" width="800" height="136" fill="${chosen.floor}"/><path d="M0 424H800v10H0z" fill="#000" opacity=".05"/>
${windowOf(chosen, seed % 2 === 1)}${bedOf(chosen)}${thingsOf(chosen)}</svg>`;
}
