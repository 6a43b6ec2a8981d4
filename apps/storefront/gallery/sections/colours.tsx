import type { GallerySection } from '../section.ts';
import styles from './colours.module.css';

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  ink: ['50', '100', '200', '300', '500', '600', '700', '900'].map((step) => `--ink-${step}`),
  brand: ['50', '100', '200', '500', '600', '700', '900'].map((step) => `--lagoon-${step}`),
  grounds: ['--color-canvas', '--color-surface', '--color-fill', '--color-line'],
  status: ['success', 'warning', 'danger', 'info'].flatMap((name) => [`--color-${name}`, `--color-${name}-soft`]),
};

const Swatches = ({ names }: { readonly names: readonly string[] }) => (
  <ul className={styles.swatches}>
    {names.map((name) => (
      <li key={name} className={styles.swatch}>
        <i style={{ background: `var(${name})` }} />
        <code>{name.slice(2)}</code>
      </li>
    ))}
  </ul>
);

export const colours: GallerySection = {
  id: 'colours',
  title: 'Colours',
  wordless: true,
  cases: Object.entries(GROUPS).map(([name, names]) => ({ name, draw: () => <Swatches names={names} /> })),
};
