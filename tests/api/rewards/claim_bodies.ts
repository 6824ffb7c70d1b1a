/** The id of a claim. */
export const ID = { claim_id: "0d9c3b1e-7f52-4c86-9a0e-1b2c3d4e5f60" };

/** A claim of all players' rewards. */
export const CLAIM = { ...ID, all_players: true };

/** The id of a test. */
export const TEST = { test_id: "7b1d2f64-90ab-4c3e-8d5f-2a6c1e0b9f37" };
