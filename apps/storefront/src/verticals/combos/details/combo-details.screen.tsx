import { useScreenParams } from '../../../shell/navigation.ts';
import { ComboList } from '../list/combo-list.tsx';
import { ComboPage } from './combo-page.tsx';

/** The list of combos, or the one that the address names. */
export default function ComboDetailsScreen() {
  const { id } = useScreenParams<'id'>();
  return id ? <ComboPage id={id} /> : <ComboList />;
}
