/** Names the machine without saying whose it is: processors, their model, memory, and the runtime. */
export async function describeMachine(): Promise<string> {
  const info = await Deno.readTextFile("/proc/cpuinfo").catch(() => "");
  const model = /^model name\s*:\s*(.+)$/m.exec(info)?.[1]?.replaceAll(/\((R|TM)\)/g, "");
  const gigabytes = Math.round(Deno.systemMemoryInfo().total / 1e9);
  const cores = `${navigator.hardwareConcurrency} cores of ${model ?? Deno.build.arch}`;
  return `${cores}, ${gigabytes} GB of memory, Deno ${Deno.version.deno}`;
}
