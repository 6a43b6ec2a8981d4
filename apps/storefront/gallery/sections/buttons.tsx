import { useT } from '@app/client/i18n';
import { IconBell, IconHeart, IconShoppingBag } from '@tabler/icons-react';
import { Badge } from '../../src/ui/badge.tsx';
import { Button, ButtonLink, type ButtonLook, IconButton, TextButton } from '../../src/ui/button.tsx';
import { CopyValue } from '../../src/ui/copy-button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { NavAction } from '../../src/ui/nav-action.tsx';
import type { GallerySection } from '../section.ts';

const KINDS = ['solid', 'soft', 'ghost', 'danger'] as const;
const SIZES = ['l', 'm', 's'] as const;

const Sizes = ({ kind }: { readonly kind: NonNullable<ButtonLook['kind']> }) => {
  const t = useT();
  return (
    <div className="row g2 wrap">
      {SIZES.map((size) => (
        <Button key={size} kind={kind} size={size}>
          {t('common.continue')}
        </Button>
      ))}
      <Button kind={kind} size="m" icon={IconShoppingBag}>
        {t('common.add')}
      </Button>
      <Button kind={kind} size="m" loading>
        {t('common.continue')}
      </Button>
      <Button kind={kind} size="m" disabled>
        {t('common.continue')}
      </Button>
    </div>
  );
};

const Pair = () => {
  const t = useT();
  return (
    <div className="row g2">
      <Button kind="soft" block>
        {t('common.cancel')}
      </Button>
      <Button block>{t('shell.go_home')}</Button>
    </div>
  );
};

const Words = () => {
  const t = useT();
  return (
    <div className="row g3 wrap">
      <TextButton>{t('common.see_all')}</TextButton>
      <TextButton disabled>{t('common.retry')}</TextButton>
      <NavAction>{t('common.save')}</NavAction>
      <NavAction disabled>{t('common.save')}</NavAction>
      <ButtonLink href="#" kind="soft" size="m">
        {t('common.reload')}
      </ButtonLink>
    </div>
  );
};

const Icons = () => {
  const t = useT();
  return (
    <div className="row g2 wrap">
      {SIZES.map((size) => (
        <IconButton key={size} icon={IconHeart} label={t('common.add')} size={size} />
      ))}
      <IconButton icon={IconHeart} label={t('common.add')} disc />
      <IconButton icon={IconHeart} label={t('common.add')} disabled />
      <IconButton icon={IconBell} label={t('common.more')} count={3} />
      <IconButton icon={IconBell} label={t('common.more')} count={128} />
      <IconButton icon={IconBell} label={t('common.more')} dot />
      <Badge count={12}>
        <Icon as={IconShoppingBag} />
      </Badge>
    </div>
  );
};

export const buttons: GallerySection = {
  id: 'buttons',
  title: 'Buttons',
  cases: [
    ...KINDS.map((kind) => ({
      name: `${kind}: large, medium, small, icon, loading, disabled`,
      draw: () => <Sizes kind={kind} />,
    })),
    { name: 'two in a row', draw: Pair },
    { name: 'words and links', draw: Words },
    { name: 'icons: sizes, disc, disabled, counts, dot, badge', draw: Icons },
    { name: 'a value to copy', draw: () => <CopyValue text="2026112400018842" /> },
    { name: 'a value to copy that nobody reads', draw: () => <CopyValue fine text="0x4f9a…c21e" /> },
  ],
};
