import { Card } from '../ui/card.tsx';
import { Skeleton, SkeletonText } from '../ui/skeleton.tsx';

/** What is drawn while a program and what it wants are read: who it is, then `lines` of text. */
export const ProgramSkeleton = ({ lines }: { readonly lines: number }) => (
  <div aria-hidden="true">
    <Card>
      <div className="row g3">
        <Skeleton width="3.6rem" height="3.6rem" radius="50%" />
        <div className="grow">
          <SkeletonText lines={2} />
        </div>
      </div>
    </Card>
    <Card>
      <SkeletonText lines={lines} />
    </Card>
  </div>
);
