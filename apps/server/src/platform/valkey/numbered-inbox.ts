/** A message of another process: its sender, its number there, and what it says on which channel. */
export type Numbered = {
  readonly from: string;
  readonly n: number;
  readonly channel: string;
  readonly payloads: readonly unknown[];
};

type Sender = {
  /** The number of the message that is delivered next. */
  next: number;
  readonly held: Map<number, Numbered>;
  /** Since when a message is missing; null while none is. */
  missingSince: number | null;
  asked: boolean;
  heardAt: number;
};

/** A sender whose messages after this one are missing here. */
export type Missing = { readonly of: string; readonly after: number };

/** What comes by two ways overtakes itself: a message is asked for only when it has been missing for so long. */
const ASK_AFTER_MS = 250;
/** After so long it is given up. */
const GIVE_UP_MS = 4_000;
/** A sender that was silent for so long has ended: each that lives is heard every half second. */
const FORGET_MS = 60_000;

/**
 * Delivers the messages of each sender once and in their order, though they come by two ways, twice, or late. `lost` is called where one
 * never came.
 */
export function createInbox(given: { deliver: (message: Numbered) => void; lost: () => void }) {
  const senders = new Map<string, Sender>();

  /** A sender is known from the number on that is heard of first: what it said before was not for this process. */
  function senderOf(from: string, next: number, now: number): Sender {
    const known = senders.get(from) ?? { next, held: new Map(), missingSince: null, asked: false, heardAt: now };
    known.heardAt = now;
    senders.set(from, known);
    return known;
  }

  function deliverHeld(sender: Sender): void {
    for (let one = sender.held.get(sender.next); one; one = sender.held.get(sender.next)) {
      sender.held.delete(sender.next);
      sender.next += 1;
      given.deliver(one);
    }
  }

  /** Notes that a message is missing, or no longer. */
  function noteMissing(sender: Sender, { isMissing, now }: { isMissing: boolean; now: number }): void {
    if (!isMissing) {
      sender.missingSince = null;
      sender.asked = false;
    } else sender.missingSince ??= now;
  }

  function noteLast(sender: Sender, n: number, now: number): void {
    sender.heardAt = now;
    if (n >= sender.next) noteMissing(sender, { isMissing: true, now });
  }

  return {
    take: (message: Numbered, now: number): void => {
      const sender = senderOf(message.from, message.n, now);
      if (message.n < sender.next) return;
      sender.held.set(message.n, message);
      const before = sender.next;
      deliverHeld(sender);
      // The one that was waited for has come: another that is missing has its own time.
      if (sender.next > before) noteMissing(sender, { isMissing: false, now });
      noteMissing(sender, { isMissing: sender.held.size > 0, now });
    },
    /** Hears that the last message of a sender that is known was `n`. */
    noteLast: (from: string, n: number, now: number): void => {
      const sender = senders.get(from);
      if (sender) noteLast(sender, n, now);
    },
    /** Hears of a sender, whose last message was `n`, in the order in which PostgreSQL carries. Returns whether it was not known. */
    introduce: (from: string, n: number, now: number): boolean => {
      const isNew = !senders.has(from);
      noteLast(senderOf(from, n + 1, now), n, now);
      return isNew;
    },
    /** Returns what is to be asked for now, each once, and drops what never came. */
    review: (now: number): Missing[] => {
      const wanted: Missing[] = [];
      for (const [of, sender] of senders) {
        if (now - sender.heardAt > FORGET_MS) senders.delete(of);
        if (sender.missingSince === null) continue;
        const waited = now - sender.missingSince;
        if (waited > GIVE_UP_MS) {
          sender.next = sender.held.size > 0 ? Math.min(...sender.held.keys()) : sender.next + 1;
          noteMissing(sender, { isMissing: false, now });
          given.lost();
          deliverHeld(sender);
          noteMissing(sender, { isMissing: sender.held.size > 0, now });
        } else if (waited > ASK_AFTER_MS && !sender.asked) {
          sender.asked = true;
          wanted.push({ of, after: sender.next - 1 });
        }
      }
      return wanted;
    },
  };
}
export type Inbox = ReturnType<typeof createInbox>;
