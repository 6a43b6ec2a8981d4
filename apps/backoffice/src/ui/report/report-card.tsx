import { Card } from 'antd';
import type { ReactNode } from 'react';
import styles from './report.module.css';

type ReportCardProps = { title: string; extra?: ReactNode; children: ReactNode };

/** A part of a report under its title. */
export const ReportCard = ({ title, extra, children }: ReportCardProps) => (
  <Card variant="borderless" className={styles.card ?? ''} title={title} extra={extra}>
    {children}
  </Card>
);
