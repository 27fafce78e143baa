/** Which document of the product the gallery shows. */
export const pageCaption = (title: string, position: number, count: number) =>
  `${title}: document ${position} of ${count}`;
