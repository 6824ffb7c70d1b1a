/** Returns whether the arguments ask for help, in one of the usual ways. */
export function asksForHelp(args: readonly string[]): boolean {
  return args[0] === "help" || args.some((word) => word === "--help" || word === "-h");
}

/** Prints how a command is used and ends with 0, if its arguments ask for that. Comes before anything is opened. */
export function answerHelp(usage: string, args: readonly string[] = Deno.args): void {
  if (!asksForHelp(args)) return;
  console.log(usage);
  Deno.exit(0);
}
