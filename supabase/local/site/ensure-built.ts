import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStamp, filesBelow } from './build-stamp.ts';

export interface DrawnPicture {
  readonly file: string;
  readonly kept: string;
}

export interface BuildSteps {
  /** The browser's code; Vite empties it when it starts. */
  readonly siteFolder: string;
  /** The renderer, the template of a page and the stamps. */
  readonly serverFolder: string;
  readonly code: string;
  readonly pictures: string;
  buildCode(): Promise<void>;
  drawPictures(): Promise<readonly DrawnPicture[]>;
  onBuild(): void;
}

/** Builds what is not there or was made of other sources, whichever folder or file of an earlier build is missing. */
export async function ensureBuilt(steps: BuildSteps): Promise<void> {
  const { siteFolder, serverFolder } = steps;
  const codeStamp = buildStamp(join(serverFolder, 'code.stamp'));
  const pictureStamp = buildStamp(join(serverFolder, 'pictures.stamp'));
  const isCodeBuilt = await codeStamp.holds(steps.code);
  if (isCodeBuilt && (await pictureStamp.holds(steps.pictures))) {
    return;
  }
  steps.onBuild();
  const build = async () => {
    await codeStamp.remove();
    await steps.buildCode();
    await codeStamp.write(steps.code, await filesBelow(siteFolder, serverFolder));
  };
  const [drawn] = await Promise.all([steps.drawPictures(), isCodeBuilt ? undefined : build()]);
  const pictureFolder = join(siteFolder, 'pictures');
  await mkdir(pictureFolder, { recursive: true });
  const copies = drawn.map(({ file, kept }) => ({ kept, copy: join(pictureFolder, file) }));
  await Promise.all(copies.map(({ kept, copy }) => copyFile(kept, copy)));
  await pictureStamp.write(
    steps.pictures,
    copies.map(({ copy }) => copy),
  );
}
