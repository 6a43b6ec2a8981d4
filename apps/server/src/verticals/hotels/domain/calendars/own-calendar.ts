/** Ids by which the shop finds its own entries again wherever they come back from: those of a room type with its first night. */
const UID = /^shop-room-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(?:\d{8}|earlier)$/i;
const PRODID = /^-\/\/Shop\/\/Room ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\/EN$/i;

/** The id of an entry: it stays while its first night does. `first` is null for one that began before all that is published. */
export const ownUid = (roomTypeId: string, first: string | null): string =>
  `shop-room-${roomTypeId}-${first === null ? 'earlier' : first.replaceAll('-', '')}`;

/** The name of what wrote a room type's calendar. */
export const ownProdId = (roomTypeId: string): string => `-//Shop//Room ${roomTypeId}//EN`;

/** The room type that an id of an entry is of; null for an entry of someone else. */
export const roomOfUid = (uid: string): string | null => UID.exec(uid.trim())?.[1]?.toLowerCase() ?? null;

/** The room type that a whole calendar is of; null for a calendar of someone else. */
export const roomOfProdId = (prodId: string): string | null => PRODID.exec(prodId.trim())?.[1]?.toLowerCase() ?? null;

/** Ids of room types that a text names as its own, to be looked up. */
export const roomsNamedIn = (text: string): string[] => [
  ...new Set(
    [
      ...text
        .replaceAll(/\r?\n[ \t]/g, '')
        .matchAll(/(?:shop-room-|\/\/Shop\/\/Room )([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi),
    ].map(([, id]) => (id ?? '').toLowerCase()),
  ),
];
