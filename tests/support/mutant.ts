import type { Sql } from "../../src/database/connect.ts";

/** The same pool with every statement's text changed, to see that tests notice. */
export function mutant(sql: Sql, change: (text: string) => string): Sql {
  return new Proxy(sql, {
    apply(target, self, [strings, ...values]) {
      if (!Array.isArray(strings?.raw)) return Reflect.apply(target, self, [strings, ...values]);
      const changed = strings.map(change);
      return Reflect.apply(target, self, [Object.assign(changed, { raw: changed }), ...values]);
    },
    get(target, name) {
      if (name !== "begin") return Reflect.get(target, name);
      return (work: (tx: Sql) => unknown) =>
        target.begin((tx) => work(mutant(tx as unknown as Sql, change)));
    },
  });
}
