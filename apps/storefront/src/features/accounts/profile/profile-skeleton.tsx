import { useT } from '@app/client/i18n';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Cards of a form, still empty: how many fields each of them holds. */
export function ProfileSkeleton({ cards }: { readonly cards: readonly number[] }) {
  const t = useT();
  return (
    <div role="status" aria-label={t('shell.loading')}>
      {cards.map((fields) => (
        <Card key={fields}>
          <div className="stack">
            {Array.from({ length: fields }, (_, field) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields are alike and never move
              <Skeleton key={field} height="5.2rem" radius="var(--r-m)" />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
