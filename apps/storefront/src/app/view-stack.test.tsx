import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { ANA } from '../testing/shop-answers.ts';

test.each(['/', '/category', '/new', '/cart', '/mine'])('the tab bar marks the root that is open: %s', async (path) => {
  await openScreen(path, { as: ANA });
  const tabs = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Home', 'Category', 'New', 'Cart', 'Me']);
  const marked = tabs.filter((tab) => tab.getAttribute('aria-current') === 'page');
  expect(marked.map((tab) => tab.getAttribute('href'))).toEqual([`#${path}`]);
});

test('an address that no screen answers says so and leads home', async () => {
  const user = await openScreen('/nowhere?x=1');
  expect(await screen.findByText('We cannot find this page')).toBeVisible();
  const way = screen.getByRole('link', { name: 'Go to the home page' });
  await user.click(way);
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
  expect(window.location.hash).toBe('#/');
});
