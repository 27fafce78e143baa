interface Pin {
  readonly title: string;
  readonly text: string;
}

/** Says what the numbers on a sheet are. */
export function PinList({ items }: { readonly items: readonly Pin[] }) {
  return (
    <ol className="grid gap-x-5 gap-y-3 sm:grid-cols-3">
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[auto_1fr] content-start gap-x-2.5 gap-y-2 text-sm text-muted sm:grid-cols-1"
        >
          <span
            aria-hidden="true"
            className="size-5 rounded-full bg-primary text-center text-xs leading-5 font-bold text-on-primary"
          >
            {index + 1}
          </span>
          <span>
            <b className="block font-semibold text-heading">{title}</b>
            <span>{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
