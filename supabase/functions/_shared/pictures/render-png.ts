import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readBundledFile } from '../files/read-bundled-file.ts';
import { drawPicture, type Picture } from './draw-picture.ts';
import { bundledPictureFonts, type PictureFonts } from './picture-fonts.ts';

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

function renderPng(svg: string, fonts: PictureFonts): Uint8Array<ArrayBuffer> {
  const drawing = new Resvg(svg, {
    font: { fontBuffers: [...fonts.files], defaultFontFamily: 'DejaVu Sans' },
  });
  try {
    const image = drawing.render();
    try {
      return new Uint8Array(image.asPng());
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}

/** A branded picture as PNG, with the project's fonts. The same words give the same bytes. */
export async function paintPicture(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const [fonts] = await Promise.all([bundledPictureFonts(), startRenderer()]);
  return renderPng(drawPicture(picture, fonts), fonts);
}
