/** Postgres's code (SQLSTATE) for a value that a unique index already holds. */
const UNIQUE_VIOLATION = "23505";

/** Returns whether an error means that Postgres refused a second row under that unique index or constraint. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  return error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION &&
    "constraint_name" in error && error.constraint_name === constraint;
}
