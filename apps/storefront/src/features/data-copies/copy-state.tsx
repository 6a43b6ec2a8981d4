import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { useEndpointMutation } from '@app/client/use-mutation';
import { dataCopyEndpoints } from '@app/contract/data-copies/endpoints';
import type { DataCopy } from '@app/contract/data-copies/schemas';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './data-copy.module.css';
import { sizeText } from './size-text.ts';

/** What is said of a copy in its state. */
function useWords({ state, askedAt, bytes, expiresAt }: DataCopy): readonly [string, string] {
  const t = useT();
  const language = usePreferences(({ locale }) => locale);
  const moment = useMomentText();
  if (state === 'done')
    return [
      t('data_copy.ready'),
      t('data_copy.ready_text', { size: sizeText(language, bytes), until: moment.minute(expiresAt ?? askedAt) }),
    ];
  if (state === 'failed') return [t('data_copy.failed'), t('data_copy.failed_text')];
  if (state === 'expired') return [t('data_copy.expired'), t('data_copy.expired_text', { day: moment.day(askedAt) })];
  return [t('data_copy.waiting'), t('data_copy.waiting_text')];
}

/** How the last copy stands, and downloading it. */
export function CopyState({ copy }: { readonly copy: DataCopy }) {
  const t = useT();
  const moment = useMomentText();
  const [title, text] = useWords(copy);
  const link = useEndpointMutation(dataCopyEndpoints.linkDataCopy, {
    invalidates: [],
    // An answer that is a file leaves the app where it is.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <Card>
      <div className={styles.state} role="status">
        <h2 className="h3">{title}</h2>
        <p className="t2">{text}</p>
        {copy.state === 'done' ? (
          <Button block loading={link.isPending} onClick={() => link.mutate({})}>
            {t('data_copy.download')}
          </Button>
        ) : null}
        {copy.againAt ? (
          <p className="sub t2">{t('data_copy.again_at', { time: moment.minute(copy.againAt) })}</p>
        ) : null}
      </div>
    </Card>
  );
}
