import type { RefObject } from 'react';

interface ScanFrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly isShown: boolean;
}

/**
 * The page that is being scanned, laid out at desktop width and scaled down. It has to be visible: axe-core cannot check
 * what is not rendered.
 */
export function ScanFrame({ frame, isShown }: ScanFrameProps) {
  return (
    <div
      inert
      aria-hidden="true"
      className={
        isShown
          ? 'mt-5 h-[12.5rem] w-80 max-w-full overflow-hidden rounded border border-hairline'
          : 'h-0 overflow-hidden'
      }
    >
      <iframe
        ref={frame}
        title="The page that is being scanned"
        tabIndex={-1}
        className="h-[800px] w-[1280px] origin-top-left scale-25 border-0"
      />
    </div>
  );
}
