import { brand } from '@contracts/brand';
import { useSettings } from '@/features/all/settings/settings-context';
import { Section } from '@/ui/section';

/** The owner's own words about who writes and checks. Without any, the page says that there are none. */
export default function People() {
  const { ABOUT_PEOPLE, SUPPORT_EMAIL } = useSettings();
  const paragraphs = ABOUT_PEOPLE.split(/\n\s*\n/).flatMap((text) =>
    text.trim() === '' ? [] : [text.trim()],
  );
  return (
    <Section id="people" title="Who we are" width="narrow">
      {paragraphs.length > 0 ? (
        <div className="grid gap-4">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : (
        <p>The people behind this shop have not introduced themselves here yet.</p>
      )}
      <p className="mt-6 text-muted">
        <span>{`${brand.postalAddress}. `}</span>
        <a className="link" href={`mailto:${SUPPORT_EMAIL}`}>
          {SUPPORT_EMAIL}
        </a>
      </p>
    </Section>
  );
}
