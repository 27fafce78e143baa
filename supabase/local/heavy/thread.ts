/** The thread of the heavy functions. */
import { quietLibraryErrors } from '../common/log.ts';
import { createHeavyFunctions } from './heavy-functions.ts';
import type { FromHeavy, Port, ToHeavy } from './messages.ts';
import { serveCalls } from './serve-calls.ts';

quietLibraryErrors();
serveCalls(globalThis as unknown as Port<ToHeavy, FromHeavy>, createHeavyFunctions);
