/** Words that say what is looked for or stand before a place, in the four languages and French; no place is called so. */
const FILLERS = new Set(
  [
    'a an the in at near of to for hotel hotels stay stays hostel motel accommodation',
    'en de del la el los las cerca hoteles alojamiento hostal',
    'em do da dos das no na nos nas perto hoteis hotéis hospedagem pousada',
    'à au aux dans du des le les',
  ].flatMap((words) => words.split(' ')),
);
/** What an airport is called whose name it is not; no search asks for them. */
export const AIRPORT_WORDS: readonly string[] = [
  'airport',
  'aeroporto',
  'aeropuerto',
  'aéroport',
  'flughafen',
  '机场',
  '機場',
  'jichang',
];
const AIRPORTS = new RegExp(AIRPORT_WORDS.join('|'), 'giu');
const CHINESE_FILLERS = /酒店|宾馆|旅馆|饭店|民宿|住宿|附近|[的在]/gu;
/** What parts words, also in a name as it is shown, "Lisbon (LIS)", or as addresses of pages write it, "sao-paulo". */
const SEPARATORS = /[\s,;，、；·()（）[\]/"“”«»‐‑‒–—−-]+/u;

/** Shorter texts, and those of fewer different characters, are similar to names by chance. */
const SHORTEST_ALIKE = 4;
const FEWEST_DIFFERENT = 3;

/** Whether a text may be a name with a slip of the finger in it: "Lisbom" may, "xxxxxxxx" holds too little to be like anything. */
export function mayBeSlip(typed: string): boolean {
  const characters = [...typed.toLowerCase()];
  return characters.length >= SHORTEST_ALIKE && new Set(characters).size >= FEWEST_DIFFERENT;
}

/**
 * Returns the words of a typed text that can name a place: "hotel in paris" asks for "paris", "巴黎的酒店" for "巴黎". All of
 * them where nothing else would be left.
 */
export function placeWords(typed: string): string[] {
  const all = typed.trim().split(SEPARATORS).filter(Boolean);
  const meant = all
    .filter((word) => !FILLERS.has(word.toLowerCase()))
    .flatMap((word) => word.replace(CHINESE_FILLERS, ' ').split(' '))
    .filter(Boolean);
  return meant.length > 0 ? meant : all;
}

/** The words of a typed text that can name a city or its airport: the word airport is in the name of each, and none is called so. */
export const townWords = (typed: string): string[] => placeWords(typed.replace(AIRPORTS, ' '));
