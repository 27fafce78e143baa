import { Link } from '@/ui/link';
import { useAuth } from '@/features/all/auth/auth-context';
import { useSettings } from '@/features/all/settings/settings-context';
import { Button } from '@/ui/button';
import { ButtonAnchor } from '@/ui/button-link';

/** Opens the program's site in a new tab. Disabled while the owner has not connected one. */
export function ProgramLink({ label }: { readonly label: string }) {
  const { AFFILIATE_PROGRAM_URL } = useSettings();
  const { isAdmin } = useAuth();
  if (/^https?:\/\//i.test(AFFILIATE_PROGRAM_URL)) {
    return (
      <ButtonAnchor href={AFFILIATE_PROGRAM_URL} size="large" isNewTab>
        {label}
      </ButtonAnchor>
    );
  }
  return (
    <div>
      <Button size="large" disabled>
        {label}
      </Button>
      <p className="mt-2 text-sm text-muted">
        {isAdmin ? (
          'Set the address of the affiliate program in Site Settings'
        ) : (
          <span>
            Applications open soon.{' '}
            <Link className="link" to="/contact?subject=Affiliate+program">
              Ask us to tell you when
            </Link>
            .
          </span>
        )}
      </p>
    </div>
  );
}
