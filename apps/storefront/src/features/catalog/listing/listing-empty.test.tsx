import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import { findEndpoints } from '@app/contract/travel/find-endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

test('what only looks like a typed word is offered by a link, and no goods of it are shown', async () => {
  const server = new FakeServer()
    .answer(catalogEndpoints.productList, { list: [], cursor: null, instead: 'kiss' })
    .answer(catalogEndpoints.productCount, { total: 0 })
    .answer(findEndpoints.findTravel, []);
  await openScreen('/choosegoods?keyword=kids', { server });
  expect(await screen.findByRole('heading', { name: 'No results for “kids”' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Did you mean “kiss”?' })).toHaveAttribute(
    'href',
    expect.stringContaining('keyword=kiss'),
  );
});
