import { IconMapQuestion, IconPlugConnectedX } from '@tabler/icons-react';
import { Button, Card } from 'antd';
import { useNavigate } from 'react-router';
import { useText } from '../text/use-text';
import { PartEmpty } from '../ui/page-parts';

/** In place of a screen that does not exist, failed to load, or broke. */
export function BrokenScreen({ missing = false }: { missing?: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Card variant="borderless">
      {missing ? (
        <PartEmpty icon={<IconMapQuestion size={24} stroke={1.75} />} text={t('ui.missing')}>
          <Button onClick={() => void navigate('/')}>{t('ui.to_workbench')}</Button>
        </PartEmpty>
      ) : (
        <PartEmpty icon={<IconPlugConnectedX size={24} stroke={1.75} />} text={t('ui.broken')}>
          <Button onClick={() => window.location.reload()}>{t('ui.reload')}</Button>
        </PartEmpty>
      )}
    </Card>
  );
}
