import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { ANA } from '../testing/shop-answers.ts';

test.each(['/', '/category', '/new', '/cart', '/mine'])('the tab bar marks the root that is open: %s', async (path) => {
  await openScreen(path, { as: ANA });
  const tabs = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Home', 'Category', 'New', 'Cart', 'Me']);
  const marked = tabs.filter((tab) => tab.getAttribute('aria-current') === 'page');
  expect(marked.map((tab) => tab.getAttribute('href'))).toEqual([`#${path}`]);
});

test('one tab bar outlives the roots: a press that begins before the screens change ends on the same tab', async () => {
  const user = await openScreen('/', { as: ANA });
  const tab = (name: string) => screen.getByRole('link', { name });
  const me = tab('Me');
  await user.click(tab('Category'));
  await vi.waitFor(() => expect(tab('Category')).toHaveAttribute('aria-current', 'page'));
  await screen.findByRole('heading', { level: 1, name: 'Categories' });
  expect(tab('Me')).toBe(me);
});

test('a tab pressed while the screen of another is on its way takes its place, also the tab one still sees', async () => {
  await openScreen('/new', { as: ANA });
  fireEvent.click(screen.getByRole('link', { name: 'Category' }));
  fireEvent.click(screen.getByRole('link', { name: 'New' }));
  expect(window.location.hash).toBe('#/new');
});

test('an address that no screen answers says so and leads home', async () => {
  const user = await openScreen('/nowhere?x=1');
  expect(await screen.findByText('We cannot find this page')).toBeVisible();
  const way = screen.getByRole('link', { name: 'Go to the home page' });
  await user.click(way);
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
  expect(window.location.hash).toBe('#/');
});
