/**
 * Old names and second names of zones, which the IANA database leads to the name of today. Abbreviations such as `EST` or
 * `IST` are missing on purpose: they mean another place to each program.
 */
const OLD_NAMES: { readonly [today: string]: string } = {
  'Africa/Asmara': 'Africa/Asmera',
  'Africa/Bamako': 'Africa/Timbuktu',
  'Africa/Cairo': 'Egypt',
  'Africa/Tripoli': 'Libya',
  'America/Adak': 'America/Atka US/Aleutian',
  'America/Anchorage': 'US/Alaska',
  'America/Argentina/Buenos_Aires': 'America/Buenos_Aires',
  'America/Argentina/Catamarca': 'America/Argentina/ComodRivadavia America/Catamarca',
  'America/Argentina/Cordoba': 'America/Cordoba America/Rosario',
  'America/Argentina/Jujuy': 'America/Jujuy',
  'America/Argentina/Mendoza': 'America/Mendoza',
  'America/Atikokan': 'America/Coral_Harbour',
  'America/Chicago': 'CST6CDT US/Central',
  'America/Denver': 'America/Shiprock MST7MDT Navajo US/Mountain',
  'America/Detroit': 'US/Michigan',
  'America/Edmonton': 'America/Yellowknife Canada/Mountain',
  'America/Halifax': 'Canada/Atlantic',
  'America/Havana': 'Cuba',
  'America/Indiana/Indianapolis': 'America/Fort_Wayne America/Indianapolis US/East-Indiana',
  'America/Indiana/Knox': 'America/Knox_IN US/Indiana-Starke',
  'America/Iqaluit': 'America/Pangnirtung',
  'America/Jamaica': 'Jamaica',
  'America/Kentucky/Louisville': 'America/Louisville',
  'America/Los_Angeles': 'PST8PDT US/Pacific',
  'America/Manaus': 'Brazil/West',
  'America/Mazatlan': 'Mexico/BajaSur',
  'America/Mexico_City': 'Mexico/General',
  'America/New_York': 'EST5EDT US/Eastern',
  'America/Noronha': 'Brazil/DeNoronha',
  'America/Nuuk': 'America/Godthab',
  'America/Phoenix': 'US/Arizona',
  'America/Regina': 'Canada/Saskatchewan',
  'America/Rio_Branco': 'America/Porto_Acre Brazil/Acre',
  'America/Santiago': 'Chile/Continental',
  'America/Sao_Paulo': 'Brazil/East',
  'America/St_Johns': 'Canada/Newfoundland',
  'America/St_Thomas': 'America/Virgin',
  'America/Tijuana': 'America/Ensenada America/Santa_Isabel Mexico/BajaNorte',
  'America/Toronto': 'America/Montreal America/Nipigon America/Thunder_Bay Canada/Eastern',
  'America/Vancouver': 'Canada/Pacific',
  'America/Whitehorse': 'Canada/Yukon',
  'America/Winnipeg': 'America/Rainy_River Canada/Central',
  'Antarctica/McMurdo': 'Antarctica/South_Pole',
  'Arctic/Longyearbyen': 'Atlantic/Jan_Mayen',
  'Asia/Ashgabat': 'Asia/Ashkhabad',
  'Asia/Dhaka': 'Asia/Dacca',
  'Asia/Ho_Chi_Minh': 'Asia/Saigon',
  'Asia/Hong_Kong': 'Hongkong',
  'Asia/Jerusalem': 'Asia/Tel_Aviv Israel',
  'Asia/Kathmandu': 'Asia/Katmandu',
  'Asia/Kolkata': 'Asia/Calcutta',
  'Asia/Macau': 'Asia/Macao',
  'Asia/Makassar': 'Asia/Ujung_Pandang',
  'Asia/Nicosia': 'Europe/Nicosia',
  'Asia/Seoul': 'ROK',
  'Asia/Shanghai': 'Asia/Chongqing Asia/Chungking Asia/Harbin PRC',
  'Asia/Singapore': 'Singapore',
  'Asia/Taipei': 'ROC',
  'Asia/Tehran': 'Iran',
  'Asia/Thimphu': 'Asia/Thimbu',
  'Asia/Tokyo': 'Japan',
  'Asia/Ulaanbaatar': 'Asia/Choibalsan Asia/Ulan_Bator',
  'Asia/Urumqi': 'Asia/Kashgar',
  'Asia/Yangon': 'Asia/Rangoon',
  'Atlantic/Faroe': 'Atlantic/Faeroe',
  'Atlantic/Reykjavik': 'Iceland',
  'Australia/Adelaide': 'Australia/South',
  'Australia/Brisbane': 'Australia/Queensland',
  'Australia/Broken_Hill': 'Australia/Yancowinna',
  'Australia/Darwin': 'Australia/North',
  'Australia/Hobart': 'Australia/Currie Australia/Tasmania',
  'Australia/Lord_Howe': 'Australia/LHI',
  'Australia/Melbourne': 'Australia/Victoria',
  'Australia/Perth': 'Australia/West',
  'Australia/Sydney': 'Australia/ACT Australia/Canberra Australia/NSW',
  'Europe/Chisinau': 'Europe/Tiraspol',
  'Europe/Dublin': 'Eire',
  'Europe/Istanbul': 'Asia/Istanbul Turkey',
  'Europe/Kyiv': 'Europe/Kiev Europe/Uzhgorod Europe/Zaporozhye',
  'Europe/Lisbon': 'Portugal',
  'Europe/London': 'Europe/Belfast GB GB-Eire',
  'Europe/Moscow': 'W-SU',
  'Europe/Warsaw': 'Poland',
  'Pacific/Auckland': 'NZ',
  'Pacific/Chatham': 'NZ-CHAT',
  'Pacific/Chuuk': 'Pacific/Truk Pacific/Yap',
  'Pacific/Easter': 'Chile/EasterIsland',
  'Pacific/Honolulu': 'Pacific/Johnston US/Hawaii',
  'Pacific/Kanton': 'Pacific/Enderbury',
  'Pacific/Kwajalein': 'Kwajalein',
  'Pacific/Pago_Pago': 'Pacific/Samoa US/Samoa',
  'Pacific/Pohnpei': 'Pacific/Ponape',
  UTC: 'Etc/GMT Etc/GMT+0 Etc/GMT-0 Etc/GMT0 Etc/Greenwich Etc/UCT Etc/UTC Etc/Universal Etc/Zulu GMT Greenwich UCT Universal Zulu',
};

const todayOf = new Map(
  Object.entries(OLD_NAMES).flatMap(([today, old]) =>
    old.split(' ').map((name) => [name.toLowerCase(), today] as const),
  ),
);

/** An area and a place of the IANA database, UTC, or whole hours from it as ships count them; never an offset as `+08:00`. */
const FORM =
  /^(?:UTC|Etc\/GMT[+-]\d{1,2}|(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/[\w+-]+){1,2})$/i;

/** The name by which this runtime calls a zone that it knows; null for any other text. */
function knownName(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone || null;
  } catch {
    return null;
  }
}

const todayIfOld = (name: string): string => todayOf.get(name.toLowerCase()) ?? name;

/** The name that the IANA database gives a zone today; what names no zone stays as it is. */
export function zoneToday(name: string): string {
  const today = todayIfOld(name);
  return FORM.test(today) ? todayIfOld(knownName(today) ?? today) : today;
}

/** Whether a text names a zone, by its name of today or an old one, and this runtime knows it. */
export const isTimeZone = (name: string): boolean => {
  const today = todayIfOld(name);
  return FORM.test(today) && knownName(today) !== null;
};

/** The zones that people choose among, by the names of today. */
export const zonesToday = (): string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(zoneToday)])];

/** What a zone is also looked for by. */
export const oldNames = (today: string): string => OLD_NAMES[today] ?? '';

/** The zone of this device's clock by its name of today; null where the browser names none that can be used. */
export function zoneOfDevice(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? zoneToday(timeZone) : null;
}
