/** Makes a folder for a dump and its archive. `await using` deletes it. */
export async function tempFolder() {
  const folder = await Deno.makeTempDir({ prefix: "convert" });
  return {
    folder,
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}
