import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Grid } from '@/ui/stack';
import { badgeTones, monthNames, type CalendarItem } from '../model/calendar';

interface Month {
  readonly key: string;
  readonly name: string;
  readonly items: readonly CalendarItem[];
}

function monthsOf(items: readonly CalendarItem[]): Month[] {
  const years = [...new Set(items.map(({ year }) => year))].sort((a, b) => a - b);
  return years.flatMap((year) =>
    monthNames.map((name, index) => ({
      key: `${year}-${index}`,
      name: `${name} ${year}`,
      items: items.filter((item) => item.year === year && item.month === index + 1),
    })),
  );
}

/** Twelve months of each year that has a topic, with planned and drafted topics. */
export function CalendarMonths({ items }: { readonly items: readonly CalendarItem[] }) {
  return (
    <Grid as="ul" cell="medium" gap="small">
      {monthsOf(items).map((month) => (
        <Card key={month.key} as="li" padding="small" tone={month.items.length === 0 ? 'sunken' : 'surface'}>
          <h3 className="text-base">{month.name}</h3>
          {month.items.length === 0 ? (
            <p className="mt-1 text-sm text-muted">Nothing planned</p>
          ) : (
            <ul className="mt-2 grid gap-2">
              {month.items.map((item) => (
                <li key={item.id} className="text-sm">
                  <Badge tone={badgeTones[item.status]}>{item.status.replaceAll('_', ' ')}</Badge>{' '}
                  <span className="wrap-anywhere">{item.topic}</span>
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </Grid>
  );
}
