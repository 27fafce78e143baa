/** The page on which the data of the person with this email address can be exported or deleted. */
export const personPath = (email: string) =>
  `/admin/people?${new URLSearchParams({ email: email.toLowerCase() }).toString()}`;

/** The email address in an order after its buyer's data was deleted. */
export const isDeletedPerson = (email: string) => email.endsWith('@deleted.invalid');
