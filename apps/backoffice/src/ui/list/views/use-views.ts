import type { AnswerOf } from '@app/contract/core/endpoint';
import { staffListEndpoints as calls } from '@app/contract/lists/staff-endpoints';
import type { SavedView, ViewState } from '@app/contract/lists/staff-schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { request } from '../../../api/request';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { useAction } from '../../use-action';
import { writeListState } from '../list-state';
import type { List } from '../use-list';

export type ListViews = {
  list: string;
  answer: UseQueryResult<AnswerOf<typeof calls.listViews>>;
  /** What is shown now, as a view keeps it. */
  now: () => ViewState;
  apply: (view: SavedView) => void;
  /** The view the list opens with for me, or none. */
  choose: (viewId: string | null) => Promise<void>;
  remove: (view: SavedView) => void;
};

type Columns = { hidden: string[]; setHidden: (hidden: string[]) => void };

/** Only texts, as an address holds them. */
const texts = (filter: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]));

/** The saved views of a list. A list that is opened without a state in its address opens with the chosen one. */
export function useViews<T>(path: string, list: List<T>, { hidden, setHidden }: Columns): ListViews {
  const t = useText();
  const { modal } = App.useApp();
  const { run } = useAction();
  const { search } = useLocation();
  const navigate = useNavigate();
  const answer = useAnswer(calls.listViews, { query: { list: path } }, { keepMs: 60_000 });
  const bare = useRef(search === '');
  const apply = ({ state: { filter, sort, perPage, hidden: columns } }: SavedView) => {
    // In one step, as a link would: the list reads its state from the address.
    void navigate({ search: writeListState({ filter, sort, perPage, page: 1 }) });
    setHidden(columns);
  };
  const chosen = answer.data?.views.find((view) => view.isDefault && view.list === path);
  useEffect(() => {
    if (!answer.data) return;
    if (bare.current && chosen) apply(chosen);
    bare.current = false;
  });
  return {
    list: path,
    answer,
    now: () => ({
      filter: texts(list.filter),
      sort: list.sort,
      perPage: list.perPage,
      hidden,
    }),
    apply,
    choose: async (viewId) => {
      await run(() => request(calls.setDefaultView, { body: { list: path, viewId } }));
    },
    remove: (view) => {
      modal.confirm({
        title: t('ui.view.delete_ask', { name: view.name }),
        content: view.audience === 'own' ? null : t('ui.view.delete_shared'),
        okText: t('ui.delete'),
        cancelText: t('ui.cancel'),
        okButtonProps: { danger: true },
        onOk: () =>
          run(() => request(calls.deleteView, { params: { id: view.id } }), { done: 'ui.view.deleted' }).then(() => {}),
      });
    },
  };
}
