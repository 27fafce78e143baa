import { xmlHeader } from './namespaces.ts';

/** Where the empty picture lies in the package, and its number in the head's relationships. */
export const logoPart = 'word/media/logo.png';
const logoId = 'rId1';

/** 1.4 by 0.36 inches, in the units of DrawingML (914,400 to an inch): as high as the head has room for. */
const [width, height] = [1_280_160, 329_184];

/** One transparent pixel: the slot takes its room and prints nothing. */
export function logoPicture(): Uint8Array {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=';
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/**
 * A picture control for the company's logo. It is empty until somebody clicks on it and chooses a file; `id` is its number
 * among the controls.
 */
export function logoControl(id: number): string {
  const main = 'http://schemas.openxmlformats.org/drawingml/2006/main';
  const picture = 'http://schemas.openxmlformats.org/drawingml/2006/picture';
  const size = `cx="${String(width)}" cy="${String(height)}"`;
  const drawing =
    `<wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/>` +
    `<wp:docPr id="1" name="Logo" descr="Company logo"/><wp:cNvGraphicFramePr><a:graphicFrameLocks xmlns:a="${main}" noChangeAspect="1"/></wp:cNvGraphicFramePr>` +
    `<a:graphic xmlns:a="${main}"><a:graphicData uri="${picture}"><pic:pic xmlns:pic="${picture}">` +
    '<pic:nvPicPr><pic:cNvPr id="0" name="logo.png"/><pic:cNvPicPr/></pic:nvPicPr>' +
    `<pic:blipFill><a:blip r:embed="${logoId}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
    '</pic:pic></a:graphicData></a:graphic></wp:inline>';
  return (
    `<w:sdt><w:sdtPr><w:alias w:val="Logo"/><w:tag w:val="logo"/><w:id w:val="${String(id)}"/><w:showingPlcHdr/><w:picture/></w:sdtPr>` +
    `<w:sdtContent><w:r><w:drawing>${drawing}</w:drawing></w:r></w:sdtContent></w:sdt>`
  );
}

/** The relationships of a head that has the slot. */
export function logoRelationshipsXml(): string {
  return `${xmlHeader}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${logoId}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/logo.png"/></Relationships>`;
}
