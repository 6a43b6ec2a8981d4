import { ApiError } from '@app/client/api-error';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { FeedView } from './feed-view.tsx';

const still = { hasNext: false, isFetchingNext: false, nextFailed: false, fetchNext: () => undefined };

function draw(feed: { items?: readonly string[]; isPending?: boolean; error?: ApiError | null }) {
  const refetch = vi.fn(async () => undefined);
  render(
    <FeedView
      feed={{ ...still, items: [], isPending: false, error: null, ...feed, refetch }}
      skeleton="on its way"
      empty="nothing here"
      foot="times are local"
    >
      {(items) => items.map((item) => <p key={item}>{item}</p>)}
    </FeedView>,
  );
  return refetch;
}

const shown = () =>
  ['on its way', 'nothing here', 'first row', 'times are local'].filter((text) => screen.queryByText(text));

test('a feed on its way, without rows and with rows is drawn as that alone', async () => {
  await openScreen('/');
  cleanup();
  draw({ isPending: true });
  expect(shown()).toEqual(['on its way']);
  cleanup();
  draw({});
  expect(shown()).toEqual(['nothing here']);
  cleanup();
  draw({ items: ['first row'] });
  expect(shown()).toEqual(['first row', 'times are local']);
});

test('a feed that failed before its first row says so and reads again; one that has rows keeps them', async () => {
  await openScreen('/');
  cleanup();
  const error = new ApiError({ kind: 'answer', code: 404, msg: 'not there' });
  const refetch = draw({ error });
  expect(shown()).toEqual([]);
  fireEvent.click(screen.getByRole('button'));
  expect(refetch).toHaveBeenCalledOnce();
  cleanup();
  draw({ error, items: ['first row'] });
  expect(shown()).toEqual(['first row', 'times are local']);
});
