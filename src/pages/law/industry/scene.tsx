import type { IndustrySlug } from '@law/law-addresses';
import { scenes } from '@/catalog/industries/scenes';
import { cn } from '@/ui/cn';

interface SceneProps {
  /** Null draws the same again: a phone has the scene at another place of the page. */
  readonly slug: IndustrySlug | null;
  readonly className: string;
}

/** Where people of the industry work. It says nothing that the text does not. */
export function Scene({ slug, className }: SceneProps) {
  return (
    <svg
      viewBox="0 0 640 260"
      aria-hidden="true"
      className={cn('no-print h-auto w-full max-w-measure text-primary', className)}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {slug ? (
        <g id="scene">
          <path d={scenes[slug].outlines} strokeWidth="2" />
          <path d={scenes[slug].details} strokeWidth="1.2" />
        </g>
      ) : (
        <use href="#scene" />
      )}
    </svg>
  );
}
