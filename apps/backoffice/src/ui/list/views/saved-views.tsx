import type { SavedView } from '@app/contract/lists/staff-schemas';
import { IconBookmark, IconDots, IconPlus, IconStarFilled } from '@tabler/icons-react';
import { Button, Dropdown, Popover, Skeleton } from 'antd';
import { useState } from 'react';
import { useText } from '../../../text/use-text';
import { PartError } from '../../page-parts';
import styles from '../list.module.css';
import { SaveViewDialog, type ViewDraft } from './save-view-dialog';
import type { ListViews } from './use-views';

/** Shared views name who made them. */
function Views({
  title,
  views,
  row,
}: {
  title: string;
  views: SavedView[];
  row: (view: SavedView) => React.ReactNode;
}) {
  if (views.length === 0) return null;
  return (
    <section>
      <h4 className={styles.viewsTitle}>{title}</h4>
      <ul className={styles.views}>
        {views.map((view) => (
          <li key={view.id} className={styles.view}>
            {row(view)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type ViewRowProps = {
  view: SavedView;
  views: ListViews;
  onApply: (view: SavedView) => void;
  onBegin: (draft: ViewDraft) => void;
};

/** A saved view: it is applied by its name; what else can be done with it stands in a menu. */
function ViewRow({ view, views, onApply, onBegin }: ViewRowProps) {
  const t = useText();
  const items = [
    {
      key: 'default',
      label: t(view.isDefault ? 'ui.view.no_default' : 'ui.view.make_default'),
      onClick: () => void views.choose(view.isDefault ? null : view.id),
    },
    ...(view.mayEdit
      ? [
          { key: 'overwrite', label: t('ui.view.overwrite'), onClick: () => onBegin({ view, state: views.now() }) },
          { key: 'edit', label: t('ui.view.edit'), onClick: () => onBegin({ view, state: view.state }) },
          { type: 'divider' as const },
          { key: 'delete', danger: true, label: t('ui.delete'), onClick: () => views.remove(view) },
        ]
      : []),
  ];
  return (
    <>
      <Button type="text" size="small" className={styles.viewName ?? ''} onClick={() => onApply(view)}>
        <span>{view.name}</span>
        {!view.mine && <small>{t('ui.view.by', { name: view.owner })}</small>}
      </Button>
      {view.isDefault && <IconStarFilled size={14} className={styles.star ?? ''} aria-label={t('ui.view.default')} />}
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
        <Button type="text" size="small" shape="circle" aria-label={t('ui.view.more', { name: view.name })}>
          <IconDots size={18} stroke={1.75} />
        </Button>
      </Dropdown>
    </>
  );
}

/** Views of this list under a name, my own and those shared with me: search, order, rows a page and columns. */
export function SavedViews({ views }: { views: ListViews }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<ViewDraft | null>(null);
  const { data, error } = views.answer;
  const begin = (next: ViewDraft) => {
    setOpen(false);
    setDraft(next);
  };
  const apply = (view: SavedView) => {
    views.apply(view);
    setOpen(false);
  };
  const row = (view: SavedView) => <ViewRow view={view} views={views} onApply={apply} onBegin={begin} />;
  const content = error ? (
    <PartError error={error} onRetry={() => void views.answer.refetch()} />
  ) : !data ? (
    <Skeleton active paragraph={{ rows: 3 }} title={false} />
  ) : (
    <div className={styles.viewsCard}>
      {data.views.length === 0 && <p className={styles.second}>{t('ui.list.no_views')}</p>}
      <Views title={t('ui.view.mine')} views={data.views.filter((view) => view.mine)} row={row} />
      <Views title={t('ui.view.shared')} views={data.views.filter((view) => !view.mine)} row={row} />
      <Button
        block
        icon={<IconPlus size={16} />}
        onClick={() => begin({ view: null, state: views.now() })}
        className={styles.saveView ?? ''}
      >
        {t('ui.view.new')}
      </Button>
    </div>
  );
  return (
    <>
      <Popover
        trigger="click"
        placement="bottomRight"
        title={t('ui.list.views')}
        open={open}
        onOpenChange={setOpen}
        content={content}
      >
        <Button type="text" shape="circle" aria-label={t('ui.list.views')}>
          <IconBookmark size={20} stroke={1.75} />
        </Button>
      </Popover>
      {draft && data && (
        <SaveViewDialog
          list={views.list}
          draft={draft}
          roles={data.mayShare ? data.roles : null}
          onClose={() => setDraft(null)}
        />
      )}
    </>
  );
}
