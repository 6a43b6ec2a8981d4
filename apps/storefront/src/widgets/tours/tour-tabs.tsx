import { useT } from '@app/client/i18n';
import { useGo } from '../../shell/navigation.ts';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './tour-home.module.css';

/** Tours one by one, or several sold together. */
export function TourTabs({ on }: { readonly on: 'tours' | 'combos' }) {
  const t = useT();
  const go = useGo();
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('tours.title')}
        choices={[
          { value: 'tours', label: t('tours.tab.tours') },
          { value: 'combos', label: t('tours.tab.combos') },
        ]}
        value={on}
        onChange={(next) => {
          if (next !== on) go.replace('tourHome', { list: next === 'combos' ? 'combos' : null });
        }}
      />
    </div>
  );
}
