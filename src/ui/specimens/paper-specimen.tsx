import { PaperFigure } from '../paper-figure';

const lines = Array.from({ length: 14 }, (_, line) => {
  const width = [520, 540, 500, 536, 320][line % 5] ?? 500;
  return `<rect x="80" y="${230 + line * 34 + Math.floor(line / 5) * 40}" width="${width}" height="10" rx="2" fill="%23cfc8b8"/>`;
}).join('');

/** Stands for a rendered page; the shop's own pictures come from the library. */
const page = `data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 932"><rect width="720" height="932" fill="%23fffefb"/><rect x="80" y="96" width="380" height="26" rx="3" fill="%230f3529"/><rect x="80" y="146" width="240" height="12" rx="2" fill="%23847c69"/>${lines}</svg>`;

export function PaperSpecimen() {
  return (
    <div className="flex flex-wrap gap-10">
      <PaperFigure
        className="w-56"
        src={page}
        width={720}
        height={932}
        alt="First page of the leave policy, with its title and five paragraphs"
        caption="MN paid leave policy, page 1 of 6"
      />
      <PaperFigure
        className="w-56"
        isPack
        isFirst
        src={page}
        width={720}
        height={932}
        alt="The first of seven documents of the kit"
        caption="The kit: 7 documents"
      />
    </div>
  );
}
