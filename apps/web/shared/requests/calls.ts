import { createClient } from '../../../../adapters/http/client/client.ts';

/** Makes the calls of the contract to the server this page came from. */
export const call = createClient((...request) => fetch(...request));
