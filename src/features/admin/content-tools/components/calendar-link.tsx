import { ButtonLink } from '@/ui/button-link';

/** The next step of a list that planned topics fill. */
export function CalendarLink() {
  return (
    <ButtonLink to="/admin/content-calendar" variant="secondary">
      Open the content calendar
    </ButtonLink>
  );
}
