/** Asks for a text; undefined where there is none. */
type Known = (key: string) => string | undefined;

/**
 * An operation of the log in words: what it is about and what was done, `goods_order.ship_order` as "Product order ·
 * Ship". A part that has no text is shown as its words.
 */
export function operationText(action: string, known: Known): string {
  const [kind = '', verb = ''] = action.split('.');
  const plain = (name: string): string => name.replaceAll('_', ' ');
  const did = known(`op.verb.${verb}`) ?? known(`op.verb.${verb.split('_')[0]}`) ?? plain(verb);
  const about = known(`op.kind.${kind}`) ?? plain(kind);
  return did ? `${about} · ${did}` : about;
}
