import { Card, Skeleton } from 'antd';

/** The editor's card, still empty. */
export const PageSkeleton = () => (
  <Card variant="borderless">
    <Skeleton active paragraph={{ rows: 14 }} />
  </Card>
);
