import { type JoinedRuns, joinRuns } from '../../../platform/jobs/join-runs.ts';
import type { Platform } from '../../../platform/slice.ts';
import { inSpan } from '../../../platform/tracing/tracing.ts';
import { type DueMail, endUseless, keepWaiting, markFailed, markSent, takeDue } from '../db/outbox.repo.ts';
import { renderMail } from '../domain/render.ts';
import { isRefusedForGood, isUnreachable, MAX_ATTEMPTS, pauseAfter, type SmtpTrouble } from '../domain/retry.ts';
import { houseOf } from './house.ts';
import type { Postman } from './smtp.ts';

/** Mails a process delivers side by side. */
const AT_ONCE = 4;

/**
 * Delivers the outbox. Any number of processes may do so at a time: each takes its turn with a few mails and holds no
 * transaction while it talks to the server. What fails is tried again later; when the server cannot be reached at all,
 * the rest is left for the next run. Without a postman mails are kept.
 */
export function createDelivery(platform: Platform, postman: Postman | null): JoinedRuns {
  const { db, log } = platform;

  /** Tries one mail; gives whether there is a server to talk to. */
  async function deliverOne(mail: DueMail, to: Postman): Promise<boolean> {
    try {
      const house = await houseOf(platform);
      await to.send({ id: mail.id, to: mail.recipient, name: house.brand(mail.locale) }, renderMail(mail, house));
    } catch (error) {
      const trouble = error as SmtpTrouble;
      const over = isRefusedForGood(trouble) || mail.attempts >= MAX_ATTEMPTS;
      log.warn({ mail: mail.id, template: mail.template, code: trouble.responseCode }, 'a mail was not delivered');
      await markFailed(db, mail.id, { error: trouble.message, pauseMs: over ? null : pauseAfter(mail.attempts) });
      return !isUnreachable(trouble);
    }
    await markSent(db, mail.id);
    return true;
  }

  /** The same, as a part of the trace of who had it written. */
  const deliverTraced = (mail: DueMail, to: Postman): Promise<boolean> =>
    inSpan(
      () => ({
        name: `mail ${mail.template}`,
        kind: 'consumer',
        causes: [mail.cause],
        attributes: { 'avela.template': mail.template, 'avela.try': mail.attempts },
      }),
      () => deliverOne(mail, to),
    );

  async function drain(isStopped: () => boolean): Promise<number> {
    let changed = await endUseless(db);
    for (let reached = true; reached && !isStopped(); ) {
      const due = postman ? await takeDue(db, AT_ONCE) : [];
      const kept = postman ? 0 : await keepWaiting(db);
      changed += due.length + kept;
      if (due.length + kept === 0) return changed;
      const outcomes = postman ? await Promise.all(due.map((mail) => deliverTraced(mail, postman))) : [];
      reached = !outcomes.includes(false);
    }
    // Nothing more can be done now, so nobody should call again at once.
    return 0;
  }

  const { run, stop } = joinRuns(drain);
  return {
    run,
    stop: async () => {
      await stop();
      postman?.close();
    },
  };
}
