export type DeviceName = {
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown';
  /** Names of products; empty when the program does not say. */
  readonly browser: string;
  readonly system: string;
};

/** In this order: most browsers also name the ones they are made from. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\/|Opera\//, 'Opera'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/iPad/, 'iPadOS'],
  [/iPhone|iPod/, 'iOS'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (list: readonly [RegExp, string][], userAgent: string): string =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';

function kindOf(userAgent: string, system: string): DeviceName['kind'] {
  if (system === '') return 'unknown';
  if (system === 'iPadOS' || (system === 'Android' && !/Mobile/.test(userAgent))) return 'tablet';
  return ['iOS', 'Android', 'HarmonyOS'].includes(system) ? 'phone' : 'computer';
}

/** What a `User-Agent` header says about a device, as people would name it. */
export function deviceName(userAgent: string): DeviceName {
  const system = nameIn(systems, userAgent);
  return { kind: kindOf(userAgent, system), browser: nameIn(browsers, userAgent), system };
}
