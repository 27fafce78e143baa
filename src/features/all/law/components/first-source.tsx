import { citation } from '@law/citation';
import { isOfficialPage } from '@law/source-kind';
import { Link } from '@/ui/link';
import { useLaw } from '../law-context';
import { SourceTrail } from './source-trail';

/** The trail of the first of these statements that has a statute and was read on an official page; nothing without one. */
export function FirstSource({ keys }: { readonly keys: readonly string[] }) {
  const { facts } = useLaw();
  const fact = keys
    .flatMap((key) => facts.get(key) ?? [])
    .find((each) => citation(each) && isOfficialPage(each));
  return (
    fact && (
      <div className="my-8">
        <SourceTrail fact={fact} />
        <p className="mt-4 text-sm">
          <Link className="link" to="/how-we-work">
            How we work
          </Link>
        </p>
      </div>
    )
  );
}
