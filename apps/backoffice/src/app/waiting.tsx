import { Card, Skeleton } from 'antd';

/** The shape of a page while its code or session is on the way. */
export const Waiting = () => (
  <div aria-busy="true">
    <Skeleton.Button active style={{ width: 240, marginBottom: 16 }} />
    <Card variant="borderless" style={{ marginBottom: 16 }}>
      <Skeleton active title={false} paragraph={{ rows: 2 }} />
    </Card>
    <Card variant="borderless">
      <Skeleton active paragraph={{ rows: 10 }} />
    </Card>
  </div>
);
