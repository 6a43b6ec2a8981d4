import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { assistantEndpoints } from '@app/contract/assistants/endpoints';
import type { AssistantAccess } from '@app/contract/assistants/schemas';
import { IconMessageChatbot } from '@tabler/icons-react';
import { hrefTo, useGo } from '../../shell/navigation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './assistant-access.module.css';

/** Programs that may read own orders; each is ended at once. */
export default function AssistantAccessesScreen() {
  const t = useT();
  const go = useGo();
  const read = useEndpoint(assistantEndpoints.assistantAccesses, {}, { staleTime: 0 });
  const { data } = read;
  return (
    <Page title={t('assistant.accesses_title')} onBack={go.back}>
      {data ? (
        <AccessList accesses={data} />
      ) : read.isError ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Card>
          <SkeletonText lines={4} />
        </Card>
      )}
    </Page>
  );
}

function AccessList({ accesses }: { readonly accesses: readonly AssistantAccess[] }) {
  const t = useT();
  const end = useEndpointMutation(assistantEndpoints.endAssistantAccess, {
    invalidates: [assistantEndpoints.assistantAccesses],
    onSuccess: () => toast(t('assistant.access_ended'), 'success'),
  });
  const askEnd = async ({ id, name }: AssistantAccess) => {
    const yes = await confirm({
      title: t('assistant.access_end_title', { name }),
      text: t('assistant.access_end_text'),
      confirmLabel: t('assistant.access_end'),
      danger: true,
    });
    if (yes) end.mutate({ body: { id } });
  };
  if (accesses.length === 0) {
    return (
      <EmptyState
        art="/art/bags.webp"
        title={t('assistant.accesses_none_title')}
        text={t('assistant.accesses_none_text')}
        action={<ButtonLink href={hrefTo('home')}>{t('assistant.to_shop')}</ButtonLink>}
      />
    );
  }
  const ending = end.isPending ? end.variables.body?.id : undefined;
  return (
    <>
      <p className={`t2 ${styles.intro}`}>{t('assistant.accesses_text')}</p>
      <Card flush>
        {accesses.map((access) => (
          <AccessRow key={access.id} access={access} ending={access.id === ending} onEnd={() => void askEnd(access)} />
        ))}
      </Card>
    </>
  );
}

function AccessRow(props: { readonly access: AssistantAccess; readonly ending: boolean; readonly onEnd: () => void }) {
  const t = useT();
  const moment = useMomentText();
  const { name, host, since, usedAt, until } = props.access;
  return (
    <ListRow
      icon={<Icon as={IconMessageChatbot} />}
      title={<span className={styles.name}>{name}</span>}
      note={
        <span className={styles.name}>
          {t('assistant.access_row', { host, since: moment.day(since), until: moment.day(until) })}
          <br />
          {t('assistant.access_used', { time: moment.minute(usedAt) })}
        </span>
      }
      value={
        <Button
          kind="ghost"
          size="s"
          loading={props.ending}
          aria-label={t('assistant.access_end_of', { name })}
          onClick={props.onEnd}
        >
          {t('assistant.access_end')}
        </Button>
      }
    />
  );
}
