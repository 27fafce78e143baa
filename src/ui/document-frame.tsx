interface DocumentFrameProps {
  readonly title: string;
  readonly html: string;
}

/** A document in a frame that runs nothing and reaches nothing. */
export function DocumentFrame({ title, html }: DocumentFrameProps) {
  return (
    <iframe
      title={`Preview of ${title}`}
      sandbox=""
      srcDoc={html}
      className="h-[70dvh] w-full rounded-sm border border-hairline bg-white"
    />
  );
}
