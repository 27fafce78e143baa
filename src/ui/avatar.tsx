interface AvatarProps {
  /** A name or an e-mail address; the first letter is shown. */
  readonly name: string;
}

/** Decoration beside or inside a control that has a name of its own. */
export function Avatar({ name }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-primary text-sm font-semibold text-on-primary uppercase"
    >
      {name.trim().charAt(0) || '?'}
    </span>
  );
}
