import { Skeleton } from 'antd';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { ReportCard } from './report-card';

const DayChart = lazy(() => import('../day-chart'));

type TrendCardProps = { title: string; extra?: ReactNode } & ComponentProps<typeof DayChart>;

/** One or two figures of a report over its days. */
export const TrendCard = ({ title, extra, ...chart }: TrendCardProps) => (
  <ReportCard title={title} extra={extra}>
    <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
      <DayChart {...chart} />
    </Suspense>
  </ReportCard>
);
