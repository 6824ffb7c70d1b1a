import { createHostProof } from "../../src/service/secrets/host_proof.ts";
import { SECRET_KEY } from "./world.ts";

/** The headers by which the doctor asks a test's service for details. */
export const AS_HOST = { Authorization: createHostProof([SECRET_KEY]).header };
