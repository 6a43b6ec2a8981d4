import { takeIdentity } from '@app/client/identity';
import { staffIdentityEndpoints } from '@app/contract/settings/identity/staff-endpoints';
import { useEffect } from 'react';
import { useAnswer } from '../api/use-answer';

/** How late an open page hears of another name, colour or logo at most. */
const READ_EVERY_MS = 60_000;

/** Keeps the page in the shop's present name, colours and icons. Draws nothing. */
export function FollowIdentity() {
  const { data } = useAnswer(staffIdentityEndpoints.shownIdentity, {}, { everyMs: READ_EVERY_MS });
  useEffect(() => {
    if (data) takeIdentity(data);
  }, [data]);
  return null;
}
