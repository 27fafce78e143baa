import { cn } from './cn';
import fontFaces from './document-fonts.css?raw';

interface DocumentFrameProps {
  readonly title: string;
  /** A whole HTML page. */
  readonly html: string;
  readonly className?: string;
}

/** A document in a sandboxed frame: no scripts, and nothing from the network but the fonts of its PDF. */
export function DocumentFrame({ title, html, className }: DocumentFrameProps) {
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={html.replace('<style>', () => `<style>${fontFaces}`)}
      className={cn('h-[70dvh] w-full rounded-sm border border-hairline bg-white', className)}
    />
  );
}
