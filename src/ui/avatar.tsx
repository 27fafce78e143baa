interface AvatarProps {
  /** A name or an email address. Only the first character is shown. */
  readonly name: string;
}

/** Decorative: it is next to or inside a control that has its own name. */
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
