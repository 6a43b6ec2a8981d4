import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createInbox, type Numbered } from '../valkey/numbered-inbox.ts';
import { openValkeyLink, type ValkeyLink } from '../valkey/valkey-link.ts';
import { createRecent, type Sent } from './recent.ts';

/** What carriers say to one another through PostgreSQL, who hears Valkey. */
export type CarrierWord = {
  readonly from: string;
  /** The number of its last message. */
  readonly last: number;
  /** `deaf`: hears nothing through Valkey. `hears`: does again. `here`: is anybody deaf? `missing`: `of` is to send again what came after `after`. */
  readonly says: 'deaf' | 'hears' | 'here' | 'missing';
  readonly of?: string;
  readonly after?: number;
};

/** Who is deaf says so this often; who was said to be is taken to be for longer than that. */
const SAY_MS = 2_000;
const DEAF_FOR_MS = 5_000;
/** How long it may take to notice that someone does not hear. */
const UNNOTICED_MS = 4_000;
const REVIEW_MS = 100;
/** At the start: until who is deaf has answered. */
const ANSWERS_MS = 1_000;
const ASK_EVERY = 3;

type CarrierGiven = {
  readonly url: string;
  readonly origin: string;
  readonly prefix: string;
  readonly channels: readonly string[];
  readonly deliver: (message: Numbered) => void;
  /** A message of someone never came. */
  readonly lost: () => void;
  /** Sends by PostgreSQL. */
  readonly byPostgres: (sent: readonly Sent[]) => Promise<void>;
  /** Says something to the other carriers by PostgreSQL. */
  readonly say: (word: CarrierWord) => Promise<void>;
  readonly log: FastifyBaseLogger;
};

/** What stands before names in Valkey, by which database it is: shops that share one Valkey do not hear one another. */
export const prefixOf = (identity: string): string =>
  `avela:${createHash('sha256').update(identity).digest('hex').slice(0, 16)}`;

/** Which processes hear nothing through Valkey, as they say themselves. */
function createDeaf() {
  const until = new Map<string, number>();
  return {
    /** Returns whether it is news. */
    add: (who: string): boolean => {
      const isNew = !until.has(who);
      until.set(who, performance.now() + DEAF_FOR_MS);
      return isNew;
    },
    remove: (who: string) => until.delete(who),
    isAnybody: (): boolean => {
      const now = performance.now();
      for (const [who, end] of until) if (end < now) until.delete(who);
      return until.size > 0;
    },
  };
}

/** Says again and again that this process is deaf, or asks whether anybody is. */
function sayAgain(link: ValkeyLink, say: (says: 'deaf' | 'here') => void): NodeJS.Timeout {
  let turns = 0;
  return setInterval(() => {
    turns += 1;
    if (!link.hears()) say('deaf');
    else if (turns % ASK_EVERY === 0) say('here');
  }, SAY_MS);
}

/** Returns what operators watch of Valkey. */
function carrierGauges(of: {
  readonly link: ValkeyLink;
  readonly everybodyHears: () => boolean;
  readonly counts: { readonly valkey: number; readonly postgres: number };
}) {
  const gauge = (name: string, help: string, read: () => number) => ({ name, help, read: async () => read() });
  return [
    gauge('valkey_up', 'Whether this process hears what is said through Valkey', () => Number(of.link.hears())),
    gauge('valkey_carries', 'Whether Valkey carries messages now: every process hears it', () =>
      Number(of.everybodyHears()),
    ),
    gauge('valkey_messages', 'Messages sent through Valkey since the start', () => of.counts.valkey),
    gauge('valkey_messages_by_postgresql', 'Messages sent through PostgreSQL in its place', () => of.counts.postgres),
  ];
}

/**
 * Carries messages through Valkey as long as every process hears it, and through PostgreSQL otherwise. Each is numbered and held for some
 * seconds: when Valkey breaks, what it may have lost goes again through PostgreSQL, and who misses one asks for it. Each arrives once, in
 * the order of its sender.
 */
export async function openValkeyCarrier(given: CarrierGiven) {
  const { origin } = given;
  const inbox = createInbox(given);
  const recent = createRecent();
  const deaf = createDeaf();
  const began = performance.now();
  let last = 0;
  const counts = { valkey: 0, postgres: 0 };

  const say = (word: Pick<CarrierWord, 'says' | 'of' | 'after'>): Promise<void> =>
    given.say({ from: origin, last, ...word });
  const repeat = async (sent: readonly Sent[]): Promise<void> => {
    counts.postgres += sent.length;
    if (sent.length === 0) return;
    await given.byPostgres(sent);
    recent.noteByPostgres(sent);
  };
  /** Sends again, by PostgreSQL, whatever someone may have missed without anybody's notice. */
  const repeatLately = (): void => void repeat(recent.byValkey(UNNOTICED_MS, performance.now())).catch(() => undefined);

  const link: ValkeyLink = await openValkeyLink(given.url, {
    ...given,
    receive: (channel, text) => {
      const heard = JSON.parse(text) as Numbered & { last?: number };
      if (channel === 'beat') inbox.noteLast(heard.from, heard.last ?? 0, performance.now());
      else inbox.take({ ...heard, channel }, performance.now());
    },
    beat: () => JSON.stringify({ from: origin, last }),
    changed: (hears) => {
      void say({ says: hears ? 'hears' : 'deaf' });
      if (!hears) repeatLately();
    },
  });

  const everybodyHears = (): boolean => link.hears() && !deaf.isAnybody() && performance.now() - began > ANSWERS_MS;

  const reviewing = setInterval(() => {
    for (const { of, after } of inbox.review(performance.now())) void say({ says: 'missing', of, after });
  }, REVIEW_MS);
  const saying = sayAgain(link, (says) => void say({ says }));
  return {
    link,
    /** Makes this process known, so that none of its messages is taken for one from before. Called once it listens. */
    introduce: (): Promise<void> => say({ says: 'here' }),
    /** Sends messages of this process, numbered one after another. */
    send: async (sent: readonly Sent[]): Promise<void> => {
      recent.add(sent, performance.now());
      last = sent.at(-1)?.n ?? last;
      if (everybodyHears()) {
        try {
          await link.publish(sent);
          counts.valkey += sent.length;
          return;
        } catch {
          // Some may have arrived; who has them drops them when they come again.
        }
      }
      await repeat(sent);
    },
    /** Takes a message that came by PostgreSQL. */
    take: (message: Numbered): void => inbox.take(message, performance.now()),
    /** Hears what another carrier says. */
    hear: ({ from, last: theirs, says, of, after = 0 }: CarrierWord): void => {
      if (from === origin) return;
      const isNew = inbox.introduce(from, theirs, performance.now());
      if (says === 'hears') deaf.remove(from);
      if (says === 'here' && (isNew || !link.hears())) void say({ says: link.hears() ? 'hears' : 'deaf' });
      if (says === 'missing' && of === origin) void repeat(recent.after(after)).catch(() => undefined);
      if (says === 'deaf' && deaf.add(from)) repeatLately();
    },
    gauges: carrierGauges({ link, everybodyHears, counts }),
    stop: (): void => {
      clearInterval(reviewing);
      clearInterval(saying);
      void say({ says: 'hears' });
      link.close();
    },
  };
}
export type ValkeyCarrier = Awaited<ReturnType<typeof openValkeyCarrier>>;
