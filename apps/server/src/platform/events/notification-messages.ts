const SERVER_TAKES = 8_000;
/** The frame around the payloads needs some. */
const MESSAGE_BYTES = 7_500;

/** A payload that is a list too long for one message as halves of it, until each part fits. */
function inParts(payload: unknown): unknown[] {
  if (!Array.isArray(payload) || payload.length < 2) return [payload];
  if (Buffer.byteLength(JSON.stringify(payload)) < MESSAGE_BYTES) return [payload];
  const middle = payload.length >> 1;
  return [...inParts(payload.slice(0, middle)), ...inParts(payload.slice(middle))];
}

/** Returns payloads as lists that fit into one message each, in their order; a list is JSON without its brackets. */
export function inMessages(payloads: readonly unknown[]): string[] {
  const lists: string[] = [];
  let bytes = 0;
  for (const payload of payloads.flatMap(inParts)) {
    const text = JSON.stringify(payload);
    const size = Buffer.byteLength(text) + 1;
    const last = lists.length - 1;
    if (last >= 0 && bytes + size <= MESSAGE_BYTES) {
      lists[last] += `,${text}`;
      bytes += size;
    } else {
      lists.push(text);
      bytes = size;
    }
  }
  return lists;
}

/** Whether the server takes a text as one message. */
export const fitsOneMessage = (text: string): boolean => Buffer.byteLength(text) < SERVER_TAKES;
