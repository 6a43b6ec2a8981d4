import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { usePriceFormat } from '@app/client/use-price';
import { levelEndpoints } from '@app/contract/levels/endpoints';
import type { MemberLevel } from '@app/contract/levels/schemas';
import { IconCheck, IconCrown, IconDiscount } from '@tabler/icons-react';
import { useGo } from '../../shell/navigation.ts';
import { Card, Note } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { SpentBar } from '../../widgets/spent-bar.tsx';
import styles from './levels.module.css';

function LevelCard({ level }: { readonly level: MemberLevel }) {
  const t = useT();
  const format = usePriceFormat();
  const lines = [
    ...(level.discountPercent > 0 ? [t('member.discount', { percent: level.discountPercent })] : []),
    ...level.benefits,
  ];
  return (
    <Card className={cx(level.state === 'current' && styles.current)}>
      <div className={styles.levelHead}>
        <span className={styles.crown}>
          {level.image ? <Picture src={level.image} alt="" width={48} ratio="1" /> : <Icon as={IconCrown} />}
        </span>
        <span className="grow">
          <h2 className="h3">{level.name}</h2>
          <p className="cap t3">{t('member.from', { amount: format.text(level.threshold) })}</p>
        </span>
        {level.state === 'current' ? <Tag tone="brand">{t('member.current')}</Tag> : null}
        {level.state === 'passed' ? <Icon as={IconCheck} size="m" className="t3" /> : null}
      </div>
      {lines.length > 0 ? (
        <ul className={styles.benefits}>
          {lines.map((line) => (
            <li key={line}>
              <Icon as={IconDiscount} size="s" className="brand" />
              {line}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

const Waiting = () => (
  <div aria-hidden="true">
    <Card>
      <Skeleton height="4rem" />
    </Card>
    {['a', 'b', 'c', 'd'].map((name) => (
      <Card key={name}>
        <Skeleton width="40%" height="2.2rem" />
        <SkeletonText lines={2} />
      </Card>
    ))}
  </div>
);

/** Every member level with what it gives, and how far the customer is. */
export default function MemberLevelsScreen() {
  const t = useT();
  const go = useGo();
  const format = usePriceFormat();
  const read = useEndpoint(levelEndpoints.memberLevels);
  const next = read.data?.levels.find((level) => level.state === 'ahead');
  return (
    <Page title={t('member.title')} onBack={go.back}>
      {read.isPending ? <Waiting /> : null}
      {read.error && !read.data ? <ErrorState error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.data ? (
        <>
          <Card>
            <SpentBar spent={read.data.spent} threshold={next?.threshold ?? null} />
            <p className={`sub t2 ${styles.toNext}`}>
              {read.data.toNext ? t('member.to_next', { amount: format.text(read.data.toNext) }) : t('member.top')}
            </p>
          </Card>
          {read.data.levels.map((level) => (
            <LevelCard key={level.id} level={level} />
          ))}
          <div className="pad">
            <Note>{t('member.how')}</Note>
          </div>
        </>
      ) : null}
    </Page>
  );
}
