/** What only the shop's own people may be called, in the four languages; joined ones ("admin-support") count as well. */
const RESERVED = [
  ...['admin', 'admins', 'administrator', 'administration', 'superadmin', 'sysadmin', 'webmaster', 'moderator', 'root'],
  ...['staff', 'team', 'official', 'system', 'security', 'support', 'help', 'helpdesk', 'helpcenter', 'service'],
  ...['customerservice', 'customersupport', 'customercare', 'customerhelp', 'techsupport'],
  ...['administrador', 'administradora', 'administradores', 'moderador', 'moderadora', 'oficial', 'sistema'],
  ...['soporte', 'ayuda', 'equipo', 'seguridad', 'servicio', 'personaldelatienda', 'atencionalcliente'],
  ...['atencionaclientes', 'servicioalcliente', 'servicioalclientes', 'soportealcliente', 'soportetecnico'],
  ...['suporte', 'ajuda', 'equipe', 'equipa', 'seguranca', 'atendimento', 'atendimentoaocliente'],
  ...['servicoaocliente', 'suporteaocliente', 'suportetecnico', 'centraldeatendimento'],
  ...[
    '管理员',
    '管理員',
    '管理',
    '超级',
    '超級',
    '系统',
    '系統',
    '官方',
    '平台',
    '工作人员',
    '工作人員',
    '员工',
    '員工',
  ],
  ...[
    '店主',
    '店员',
    '店員',
    '客服',
    '客服中心',
    '客服专员',
    '客服專員',
    '在线客服',
    '線上客服',
    '人工客服',
    '客户服务',
  ],
  ...['客戶服務', '顾客服务', '技术支持', '技術支持', '售后', '售後', '售前', '小助手', '团队', '團隊', '安全中心'],
] as const;

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};

const lettersAndDigits = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * A name as it looks at a glance: the same for both cases, every width, letters with accents, digits in place of letters
 * and whatever separates its words.
 */
export const foldName = (name: string): string =>
  lettersAndDigits(name).replaceAll(/[0-9l]/g, (sign) => LOOKS_LIKE[sign] ?? sign);

const RESERVED_FOLDED: readonly string[] = RESERVED.map(foldName);

/**
 * Whether a nickname would pass for the shop itself: a reserved word or the shop's name, several of them in a row, also
 * with a number before or after.
 */
export function isReservedName(nickname: string, shopName: string): boolean {
  const words = [...RESERVED_FOLDED, foldName(shopName)].filter((word) => word !== '');
  const plain = lettersAndDigits(nickname);
  const text = foldName(nickname);
  const before = /^\d*/.exec(plain)?.[0].length ?? 0;
  const behind = /\d*$/.exec(plain)?.[0].length ?? 0;
  /** Where a word that follows only reserved words, and perhaps a number, ends. */
  const ends = new Set<number>();
  for (let at = 0; at < text.length; at += 1) {
    if (at > before && !ends.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) ends.add(at + word.length);
  }
  return [...ends].some((end) => end >= text.length - behind);
}
