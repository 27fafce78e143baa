import { useAuth } from '@/features/all/auth/auth-context';
import { useSettings } from '@/features/all/settings/settings-context';
import { Button } from '@/ui/button';
import { ButtonAnchor, ButtonLink } from '@/ui/button-link';

interface ProgramLinkProps {
  readonly label: string;
  /** Said once the program is open. */
  readonly note?: string;
}

/** Opens the program's site in a new tab. While the owner has not connected one it is disabled, after what a visitor can do instead. */
export function ProgramLink({ label, note }: ProgramLinkProps) {
  const { AFFILIATE_PROGRAM_URL } = useSettings();
  const { isAdmin } = useAuth();
  if (/^https?:\/\//i.test(AFFILIATE_PROGRAM_URL)) {
    return (
      <>
        {note && <p className="mb-4">{note}</p>}
        <ButtonAnchor href={AFFILIATE_PROGRAM_URL} size="large" isNewTab>
          {label}
        </ButtonAnchor>
      </>
    );
  }
  return (
    <div>
      <p className="mb-4 max-w-measure">
        {isAdmin
          ? 'Set the address of the affiliate program in Site Settings'
          : 'Applications are not open yet. Write to us, and a person tells you when they are.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/contact?subject=Affiliate+program" size="large">
          Ask us to tell you when
        </ButtonLink>
        <Button size="large" disabled>
          {label}
        </Button>
      </div>
    </div>
  );
}
