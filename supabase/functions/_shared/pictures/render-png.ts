import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readBundledFile } from '../files/read-bundled-file.ts';
import { drawPicture, type Picture } from './draw-picture.ts';
import { bundledPictureFonts } from './picture-fonts.ts';

// Hosted functions find it where the project has it: `static_files` lists it beside the fonts.
const program = new URL('../../../../node_modules/@resvg/resvg-wasm/index_bg.wasm', import.meta.url);

let ready: Promise<void> | undefined;

/** Loads the renderer once; it can be started only once in a process. */
function startRenderer(): Promise<void> {
  ready ??= readBundledFile(program)
    .then((bytes) => initWasm(bytes))
    .catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
  return ready;
}

type RenderedImage = ReturnType<InstanceType<typeof Resvg>['render']>;

/** Both the drawing and its image live in the renderer's own memory, and have to be given back. */
function render<Result>(
  svg: string,
  fontBuffers: readonly Uint8Array[],
  read: (image: RenderedImage) => Result,
): Result {
  const drawing = new Resvg(svg, {
    font: { fontBuffers: [...fontBuffers], defaultFontFamily: 'DejaVu Sans' },
  });
  try {
    const image = drawing.render();
    try {
      return read(image);
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}

const toPng = (image: RenderedImage) => new Uint8Array(image.asPng());

/** The pixels of a drawing, four bytes each. */
export async function paintPixels(
  svg: string,
  fontBuffers: readonly Uint8Array[],
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  await startRenderer();
  return render(svg, fontBuffers, (image) => new Uint8ClampedArray(image.pixels));
}

/** A branded picture as PNG, with the project's fonts. The same words give the same bytes. */
export async function paintPicture(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const [fonts] = await Promise.all([bundledPictureFonts(), startRenderer()]);
  return render(drawPicture(picture, fonts), fonts.files, toPng);
}

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 8192) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return btoa(binary);
}

/** A picture from elsewhere, cut to a size; null where it cannot be read. */
export async function fitPicture(
  png: Uint8Array,
  { width, height }: Pick<Picture, 'width' | 'height'>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  await startRenderer();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">` +
    `<image width="100%" height="100%" preserveAspectRatio="xMidYMid slice" href="data:image/png;base64,${base64(png)}"/></svg>`;
  return render(svg, [], (image) =>
    image.pixels.some((value, index) => index % 4 === 3 && value !== 0) ? toPng(image) : null,
  );
}
