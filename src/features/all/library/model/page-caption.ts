/** Which document of the product the gallery shows. */
export const pageCaption = (title: string, place: string) => `${title}: document ${place}`;

export const placeOf = (position: number, count: number) => `${position} of ${count}`;
