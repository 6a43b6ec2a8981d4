import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { assistantEndpoints } from '@app/contract/assistants/endpoints';
import type { AssistantAsked } from '@app/contract/assistants/schemas';
import { IconMessageChatbot } from '@tabler/icons-react';
import { useEffect } from 'react';
import { hrefTo, useGo, useScreenParams } from '../../shell/navigation.ts';
import { useUser } from '../../shell/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, IconWell } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import { ProgramSkeleton } from '../../widgets/program-skeleton.tsx';
import styles from './assistant-access.module.css';

/** Which program asks, what it may read, and until when. */
function AskedCards({ asked }: { readonly asked: AssistantAsked }) {
  const t = useT();
  const moment = useMomentText();
  const user = useUser();
  return (
    <>
      <Card>
        <div className="row g3">
          <IconWell>
            <Icon as={IconMessageChatbot} size="m" />
          </IconWell>
          <div className="grow">
            <h2 className={`h3 ${styles.name}`}>{t('assistant.access_who', { name: asked.name ?? '' })}</h2>
            <p className={`sub t2 ${styles.name}`}>{t('assistant.access_from', { host: asked.host ?? '' })}</p>
            {user ? <p className={`sub t2 ${styles.name}`}>{t('assistant.access_as', { email: user.email })}</p> : null}
          </div>
        </div>
      </Card>
      <Card>
        <dl className={styles.terms}>
          <dt className="h3">{t('assistant.access_reads_title')}</dt>
          <dd className="t2">{t('assistant.access_reads')}</dd>
          <dt className="h3">{t('assistant.access_not_title')}</dt>
          <dd className="t2">{t('assistant.access_not')}</dd>
          <dt className="h3">{t('assistant.access_long_title')}</dt>
          <dd className="t2">{t('assistant.access_until', { day: asked.until ? moment.day(asked.until) : '' })}</dd>
        </dl>
        {asked.onDevice ? <p className={`cap t3 ${styles.device}`}>{t('assistant.access_device')}</p> : null}
      </Card>
    </>
  );
}

/** The two answers; either leads back to the program. */
function Answers({ ask, onRefused }: { readonly ask: string; readonly onRefused: () => void }) {
  const t = useT();
  const answer = useEndpointMutation(assistantEndpoints.answerAssistant, {
    invalidates: [assistantEndpoints.assistantAccesses],
    onSuccess: ({ back }) => window.location.assign(back),
    onError: onRefused,
  });
  const say = (allowed: boolean) => answer.mutate({ body: { ask, allowed } });
  const allowing = answer.variables?.body?.allowed;
  const done = answer.isPending || answer.isSuccess;
  return (
    <div className={styles.answers}>
      <Button kind="ghost" block loading={done && allowing === false} disabled={done} onClick={() => say(false)}>
        {t('assistant.access_deny')}
      </Button>
      <Button block loading={done && allowing === true} disabled={done} onClick={() => say(true)}>
        {t('assistant.access_allow')}
      </Button>
    </div>
  );
}

/** A program that does not say who it is, or says it wrongly. */
function Unknown() {
  const t = useT();
  return (
    <EmptyState
      art="/art/bags.webp"
      title={t('assistant.access_unknown_title')}
      text={t('assistant.access_unknown_text')}
      action={<ButtonLink href={hrefTo('home')}>{t('assistant.to_shop')}</ButtonLink>}
    />
  );
}

/** Asks someone whether a program may read their orders. */
export default function AssistantAccessScreen() {
  const t = useT();
  const go = useGo();
  const { ask = '' } = useScreenParams<'ask'>();
  const read = useEndpoint(
    assistantEndpoints.assistantAsked,
    { query: { ask } },
    { enabled: ask !== '', staleTime: 0 },
  );
  const asked = read.data;
  const back = asked?.state === 'refused' ? asked.back : null;
  useEffect(() => {
    // The program receives what is wrong with its request.
    if (back !== null) window.location.replace(back);
  }, [back]);
  const shown = asked?.state === 'ask' ? asked : null;
  const unknown = ask === '' || asked?.state === 'unknown' || read.error?.kind === 'answer';
  return (
    <Page
      title={t('assistant.access_title')}
      onBack={go.back}
      footer={shown ? <Answers ask={ask} onRefused={() => void read.refetch()} /> : undefined}
    >
      {shown ? <AskedCards asked={shown} /> : null}
      {unknown ? <Unknown /> : null}
      {back === null ? null : (
        <p className={`t2 ${styles.leaving}`} role="status">
          {t('assistant.access_leaving')}
        </p>
      )}
      {asked || unknown || !read.isPending ? null : <ProgramSkeleton lines={6} />}
      {!asked && !unknown && read.error ? <ErrorState error={read.error} onRetry={() => void read.refetch()} /> : null}
    </Page>
  );
}
