import { useT } from '@app/client/i18n';
import { useState } from 'react';
import { hrefTo } from '../../../shell/navigation.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Card, IconWell } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/page.tsx';
import { foundIcons, foundWay, useFoundText } from '../../../widgets/travel/search/found.ts';
import { useFoundTravel } from './use-found-travel.ts';

/** Rows that are shown before all are asked for. */
const FIRST = 4;

/** What of travel the searched words find, above the goods; nothing where they find none. */
export function TravelResults({ keyword }: { readonly keyword: string }) {
  const t = useT();
  const textOf = useFoundText();
  const found = useFoundTravel(keyword);
  const [all, setAll] = useState(false);
  if (found.length === 0) return null;
  const shown = all ? found : found.slice(0, FIRST);
  return (
    <Section
      title={t('search.travel')}
      action={
        found.length > shown.length ? (
          <TextButton onClick={() => setAll(true)}>{t('search.show_all', { count: found.length })}</TextButton>
        ) : undefined
      }
    >
      <Card flush>
        {shown.map((one) => {
          const { text, aside } = textOf(one);
          return (
            <ListRow
              key={`${one.kind} ${one.what} ${one.id}`}
              href={hrefTo(...foundWay(one))}
              icon={
                <IconWell>
                  <Icon as={foundIcons[one.kind]} />
                </IconWell>
              }
              title={text}
              {...(one.what === 'city' ? { value: aside } : { note: aside })}
            />
          );
        })}
      </Card>
    </Section>
  );
}
