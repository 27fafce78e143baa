import type { IndustrySlug } from '@law/law-addresses';
import { scenes } from '@/catalog/industries/scenes';
import { cn } from '@/ui/cn';

interface SceneProps {
  readonly slug: IndustrySlug;
  readonly className?: string;
}

/** Where people of the industry work. It says nothing that the text does not. */
export function Scene({ slug, className }: SceneProps) {
  const { outlines, details } = scenes[slug];
  return (
    <svg
      viewBox="0 0 640 260"
      aria-hidden="true"
      className={cn('no-print h-auto w-full text-primary', className)}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outlines} strokeWidth="2" />
      <path d={details} strokeWidth="1.2" />
    </svg>
  );
}
