/** Returns whether the arguments request help, in one of the usual forms. */
export function asksForHelp(args: readonly string[]): boolean {
  return args[0] === "help" || args.some((word) => word === "--help" || word === "-h");
}

/** Prints the usage of a command and exits with 0, if its arguments request help. Call it before opening a database. */
export function answerHelp(usage: string, args: readonly string[] = Deno.args): void {
  if (!asksForHelp(args)) return;
  console.log(usage);
  Deno.exit(0);
}
