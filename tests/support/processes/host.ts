import { createHostProof } from "../../../src/service/secrets/host_proof.ts";
import { SECRET_KEY } from "../world.ts";

/** The headers with which the doctor requests details from a test's service. */
export const AS_HOST = { Authorization: createHostProof([SECRET_KEY]).header };
