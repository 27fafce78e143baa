/** Makes the files of a new embedded database in the folder given; `new-database.ts` runs it. */
import { connectDatabase } from './open-database.ts';

const [folder = ''] = Deno.args;
const { close } = await connectDatabase({ folder });
await close();
