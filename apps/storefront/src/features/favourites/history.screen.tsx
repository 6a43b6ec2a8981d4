import { useT } from '@app/client/i18n';
import { useFeed } from '@app/client/use-feed';
import { useEndpointMutation } from '@app/client/use-mutation';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { dateIn } from '@app/contract/core/time-words';
import { favouriteEndpoints } from '@app/contract/favourites/endpoints';
import { IconTrash } from '@tabler/icons-react';
import { hrefTo, useGo } from '../../shell/navigation.ts';
import { useClockOffset } from '../../shell/shop.ts';
import { useTimeZone } from '../../shell/time-zone.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm-store.ts';
import { FeedView } from '../../ui/feed-view.tsx';
import { NavAction } from '../../ui/nav-action.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './favourites.module.css';
import { KeptRow, KeptSkeleton } from './kept-row.tsx';
import { byDay } from './view-days.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Products looked at, by day, newest first; each can be removed, or all of them. */
export default function HistoryScreen() {
  const t = useT();
  const go = useGo();
  const moment = useMomentText();
  const timeZone = useTimeZone();
  const offset = useClockOffset((state) => state.offsetMs);
  const feed = useFeed(favouriteEndpoints.viewList, undefined, { staleTime: 0 });
  const remove = useEndpointMutation(favouriteEndpoints.deleteViews, {
    invalidates: [favouriteEndpoints.viewList, accountEndpoints.userInfo],
    onSuccess: () => toast(t('history.removed'), 'success'),
  });
  const clear = async () => {
    const question = { title: t('history.clear_title'), text: t('history.clear_text') };
    if (await confirm({ ...question, danger: true, confirmLabel: t('history.clear') })) remove.mutate({ body: {} });
  };
  const now = Date.now() + offset;
  const today = dateIn(timeZone, now);
  const yesterday = dateIn(timeZone, now - DAY_MS);
  const dayName = (day: string, iso: string) => {
    if (day === today) return t('history.today');
    return day === yesterday ? t('history.yesterday') : moment.day(iso);
  };
  return (
    <Page
      title={t('history.title')}
      onBack={go.back}
      actions={
        feed.items.length > 0 ? (
          <NavAction onPress={() => void clear()} disabled={remove.isPending}>
            {t('history.clear')}
          </NavAction>
        ) : null
      }
    >
      <FeedView
        feed={feed}
        skeleton={<KeptSkeleton />}
        empty={
          <EmptyState
            art="/art/bags.webp"
            title={t('history.empty_title')}
            text={t('history.empty_text')}
            action={<ButtonLink href={hrefTo('home')}>{t('cart.browse')}</ButtonLink>}
          />
        }
      >
        {(items) =>
          byDay(items, timeZone).map(({ day, items: seen }) => (
            <section key={day} aria-label={dayName(day, seen[0]?.viewedAt ?? '')}>
              <h2 className={`h3 ${styles.day}`}>{dayName(day, seen[0]?.viewedAt ?? '')}</h2>
              <Card flush>
                {seen.map((item) => (
                  <KeptRow
                    key={item.id}
                    item={item}
                    offSaleText={t('favourite.off_sale')}
                    action={
                      <IconButton
                        icon={IconTrash}
                        size="m"
                        label={t('history.remove_one', { name: item.name })}
                        onClick={() => remove.mutate({ body: { ids: [item.id] } })}
                      />
                    }
                  />
                ))}
              </Card>
            </section>
          ))
        }
      </FeedView>
    </Page>
  );
}
