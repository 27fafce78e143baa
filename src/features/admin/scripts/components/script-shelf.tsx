import { CopyBlock } from '@/ui/copy-block';
import { Stack } from '@/ui/stack';
import { scriptGroups, type ScriptContext } from '../model/scripts';

/** URLs, buttons and texts for other systems, each with a copy button. */
export function ScriptShelf(context: ScriptContext) {
  return (
    <Stack gap="large">
      {scriptGroups(context).map(({ id, title, lead, scripts }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <p className="mt-1.5 mb-5 max-w-measure text-muted">{lead}</p>
          <div className="grid gap-6 xl:grid-cols-2">
            {scripts.map((script) => (
              <div key={script.title} className="min-w-0">
                <CopyBlock label={script.title} text={script.text} />
                <p className="mt-2 text-sm text-muted">{script.use}</p>
              </div>
            ))}
          </div>
        </section>
      ))}
    </Stack>
  );
}
