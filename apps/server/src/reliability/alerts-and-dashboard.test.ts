import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';

const deploy = join(import.meta.dirname, '..', '..', '..', '..', 'deploy');
const rules = join(deploy, 'prometheus-alerts.yml');

/** Words of PromQL, and names that Prometheus adds itself. */
const WORDS = new Set(
  'sum by min max rate increase topk absent and or unless histogram_quantile label_values up instance job'.split(' '),
);
const LABELS = new Set(['job', 'instance', 'method', 'route', 'status', 'le']);

/** Names of figures that an expression asks for, and of the labels that it picks or groups them by. */
function askedFor(expr: string): { figures: string[]; labels: string[] } {
  const matchers = [...expr.matchAll(/\{([^}]*)\}/g)].map(([, inside = '']) => inside.replace(/"[^"]*"/g, ''));
  const groups = [...expr.matchAll(/\bby \(([^)]*)\)/g)].map(([, inside = '']) => inside);
  const bare = expr.replace(/"[^"]*"|\{[^}]*\}|\bby \([^)]*\)|\[[^\]]*\]/g, ' ');
  const words = (text: string): string[] => text.match(/[a-z_][a-z0-9_]*/g) ?? [];
  return {
    figures: words(bare).filter((word) => !WORDS.has(word)),
    labels: [...matchers, ...groups].flatMap(words),
  };
}

/** The expressions of the rules: on the line of `expr` or, after a `|`, on those that stand deeper. */
const ruleExpressions = (text: string): string[] =>
  [...text.matchAll(/^( +)expr: (\|\n((?:\1 {2}.*\n)+)|.*)/gm)].map(([, , line = '', block]) => block ?? line);

type Panel = { title: string; targets: { expr: string }[] };
const dashboard = JSON.parse(readFileSync(join(deploy, 'grafana-dashboard.json'), 'utf8')) as { panels: Panel[] };
const shownExpressions = (): string[] => dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

let shop: Shop;
let shown: Set<string>;
beforeAll(async () => {
  // With every engine there is, none of which answers.
  shop = await openShop({
    LOG_LEVEL: 'silent',
    VALKEY_URL: 'redis://127.0.0.1:1',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    DATABASE_REPLICA_URLS: 'postgres://nobody@127.0.0.1:1/none',
    FILES_URL: 's3://KEY:SECRET@127.0.0.1:1/bucket?region=x&tls=0',
  });
  const { body } = await shop.app.server.inject({ method: 'GET', url: '/metrics' });
  shown = new Set(
    [...body.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );
}, 60_000);
afterAll(async () => shop?.close());

test('alerts and dashboard ask for figures that a shop shows, by labels that they have', () => {
  const [alerts, panels] = [ruleExpressions(readFileSync(rules, 'utf8')), shownExpressions()];
  expect([alerts.length, panels.length]).toEqual([17, 34]);
  const asked = [...alerts, ...panels].map(askedFor);
  expect(asked.flatMap(({ figures }) => figures).filter((name) => !shown.has(name))).toEqual([]);
  expect(asked.flatMap(({ labels }) => labels).filter((name) => !LABELS.has(name))).toEqual([]);
  // A misspelt name would be seen.
  expect(askedFor('sum by (node) (rate(http_requests{code="5"}[5m])) > 1')).toEqual({
    figures: ['http_requests'],
    labels: ['code', 'node'],
  });
});

test('panels of the dashboard stand beside one another', () => {
  type Place = { x: number; y: number; w: number; h: number };
  const places = dashboard.panels.map((panel) => (panel as unknown as { gridPos: Place }).gridPos);
  const overlap = (a: Place, b: Place): boolean =>
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
  expect(
    places.filter((one, at) => one.x + one.w > 24 || places.slice(0, at).some((other) => overlap(one, other))),
  ).toEqual([]);
});

const promtool = spawnSync('promtool', ['--version']).status === 0;
if (!promtool) console.warn('passed over: promtool is not installed (apt-get install prometheus)');
test.skipIf(!promtool)('promtool takes the rules', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', rules], { encoding: 'utf8' });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('17 rules found')]);
});
