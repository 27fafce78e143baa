import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

let loaded: Promise<WrappedPdfiumModule> | undefined;

export function loadPdfium(): Promise<WrappedPdfiumModule> {
  loaded ??= (async () => {
    const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
    const pdfium = await init({ wasmBinary: new Uint8Array(readFileSync(file)).buffer });
    pdfium.PDFiumExt_Init();
    return pdfium;
  })();
  return loaded;
}

interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc(size: number): number; free(at: number): void };
  UTF16ToString(at: number): string;
  stringToUTF16(text: string, at: number, size: number): void;
}

/** The package's types lean on those of Emscripten, which are not installed. */
export const memoryOf = ({ pdfium }: WrappedPdfiumModule) => pdfium as unknown as Memory;

/** Opens a PDF for as long as `read` takes. */
export async function withPdf<Result>(
  bytes: Uint8Array,
  read: (pdfium: WrappedPdfiumModule, document: number) => Result,
): Promise<Result> {
  const pdfium = await loadPdfium();
  const memory = memoryOf(pdfium);
  const data = memory.wasmExports.malloc(bytes.length);
  memory.HEAPU8.set(bytes, data);
  const document = pdfium.FPDF_LoadMemDocument(data, bytes.length, '');
  try {
    return read(pdfium, document);
  } finally {
    pdfium.FPDF_CloseDocument(document);
    memory.wasmExports.free(data);
  }
}
