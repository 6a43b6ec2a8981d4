import { assistantCheckoutMachine } from '@app/contract/assistants/assistant-checkout.machine';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { findTransition } from '@app/kernel/machine';
import type { Queryable, Tx } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import type { StoredSession } from '../../db/session-table.ts';
import type { Severity, UcpMessage } from '../../domain/messages.ts';
import { type Active, about } from '../../domain/negotiate.ts';
import { signatureMissing } from '../../domain/protocol-error.ts';
import type { Completion } from '../../domain/ucp-bodies.ts';
import { CAPABILITIES, type CapabilityRules } from '../../domain/ucp-version.ts';
import { type Caller, readerFor } from '../caller.ts';
import { refused, unrecoverable } from '../refused.ts';

type Body = Record<string, unknown>;
export type Answered = { readonly status: number; readonly body: Body };

export const answered = (body: Body, status = 200): Answered => ({ status, body });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An answer of a capability without what was asked for, and why; `home` is where the buyer goes on by themselves. */
export const refusedAbout = (
  of: { readonly root: string; readonly rules?: CapabilityRules; readonly active: Active },
  messages: readonly UcpMessage[],
  home?: string | null,
): Answered => {
  const rules = of.rules ?? CAPABILITIES;
  return answered(refused(about(of.root, of.active, rules), messages, home ?? undefined, rules));
};

/** The record of an id where it is the assistant's own; null for every other, whosever it is. Throws for a call that is not signed where it has to be. */
export async function ownOf<S extends Pick<StoredSession, 'profile' | 'signed'>>(
  read: (id: string) => Promise<S | null>,
  caller: Caller,
  id: string,
): Promise<S | null> {
  const found = UUID.test(id) ? await read(id) : null;
  if (found?.profile !== caller.profile) return null;
  if (found.signed && !caller.signed) throw signatureMissing();
  return found;
}

/** A kind of session that assistants hold for people: where it is stored, how it is shown, and its words. */
export type SessionKind<S extends StoredSession> = {
  readonly root: string;
  readonly rules?: CapabilityRules;
  /** The keys of its texts. */
  readonly say: Readonly<Record<'not_found' | 'canceled' | 'ordered' | 'handler', string>>;
  readonly read: (db: Queryable, id: string) => Promise<S | null>;
  readonly lock: (tx: Tx, id: string) => Promise<S | null>;
  readonly cancel: (tx: Tx, session: S) => Promise<void>;
  /** Takes the quote of a customer back; false where it is ordered. */
  readonly withdraw: (tx: Tx, of: { readonly customerId: string; readonly quoteId: string }) => Promise<boolean>;
  readonly show: (
    platform: Platform,
    db: Queryable,
    of: { readonly session: S; readonly active: Active; readonly said: readonly UcpMessage[] },
  ) => Promise<Body>;
  /** What an ordered session answers to a change. */
  readonly whenOrdered: (session: S) => { readonly code: string; readonly severity: Severity };
};

type Call = { readonly caller: Caller; readonly id: string };
type Said = { readonly said?: readonly UcpMessage[] };

/** Returns the calls that every kind of session answers alike. */
export function sessionSteps<S extends StoredSession>(platform: Platform, kind: SessionKind<S>) {
  const say = (session: S, name: keyof typeof kind.say): string => platform.translate(session.language, kind.say[name]);

  const refusing = (caller: Caller, messages: readonly UcpMessage[], home?: string | null): Answered =>
    refusedAbout({ ...kind, active: caller.active }, messages, home);

  /** The answer where there is no such session. */
  async function noSuch(caller: Caller): Promise<Answered> {
    const { language } = await readerFor(platform, caller, undefined);
    const content = platform.translate(language, kind.say.not_found);
    return refusing(caller, [unrecoverable('not_found', content)], platform.home());
  }

  /** A session as it is stored now. */
  async function shown(db: Queryable, { caller, id, said = [] }: Call & Said): Promise<Body> {
    const session = (await kind.read(db, id)) ?? refuse('record.not_found');
    return kind.show(platform, db, { session, active: caller.active, said });
  }

  /** Why a session cannot be changed; null where it can. What was taken is taken back, unless it is ordered. */
  async function takenBack(tx: Tx, session: S): Promise<'canceled' | 'ordered' | null> {
    const { state, expired, customerId, quoteId } = session;
    if (state === 'canceled' || (state === 'open' && expired)) return 'canceled';
    if (customerId === null || quoteId === null) return null;
    if (!session.ordered && !session.quoted) return 'canceled';
    return (await kind.withdraw(tx, { customerId, quoteId })) ? null : 'ordered';
  }

  /**
   * Has a session, which is locked, leave its state by an event, so that nothing can be ordered by what was taken from it. Returns the answer
   * instead where it is over or ordered.
   */
  async function stepped(
    tx: Tx,
    of: { readonly caller: Caller; readonly session: S; readonly event: 'change' | 'cancel' },
  ): Promise<Answered | null> {
    const { caller, session, event } = of;
    const instead = await takenBack(tx, session);
    if (instead !== null) {
      const content = say(session, instead);
      const { code, severity } =
        instead === 'ordered' ? kind.whenOrdered(session) : ({ code: 'canceled', severity: 'unrecoverable' } as const);
      const said: UcpMessage[] = [{ type: 'error', code, severity, content }];
      return answered(await shown(tx, { caller, id: session.id, said }));
    }
    const { state } = session;
    assertThat(findTransition(assistantCheckoutMachine, { state, event, actor: 'system' }), 'operation.failed');
    return null;
  }

  /** Cancels a session: nothing can be ordered by it any more. One that is ordered or over stays as it is. */
  async function cancel(tx: Tx, { caller, id }: Call): Promise<Answered> {
    const session = await ownOf((one) => kind.lock(tx, one), caller, id);
    if (!session) return noSuch(caller);
    const instead = await stepped(tx, { caller, session, event: 'cancel' });
    if (instead) return instead;
    await kind.cancel(tx, session);
    return answered(await shown(tx, { caller, id }));
  }

  /**
   * Answers that the person completes it: an order needs someone who has signed in, saw its price, and pays. Nothing is ordered or paid by an
   * assistant's word.
   */
  async function complete(tx: Tx, { caller, id, sent }: Call & { readonly sent: Completion }): Promise<Answered> {
    const session = await ownOf((one) => kind.lock(tx, one), caller, id);
    if (!session) return noSuch(caller);
    const instruments = sent.payment?.instruments ?? [];
    const said: UcpMessage[] =
      instruments.length === 0
        ? []
        : [
            {
              type: 'warning',
              code: 'payment_handler_unknown',
              path: '$.payment.instruments',
              content: say(session, 'handler'),
            },
          ];
    return answered(await kind.show(platform, tx, { session, active: caller.active, said }));
  }

  return { noSuch, shown, stepped, cancel, complete, refused: refusing };
}
