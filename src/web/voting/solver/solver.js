// Solves scrypt's challenges as ALTCHA's workers do, but two counters at once in WebAssembly's vectors: three times as
// fast, so that a program gains little over a browser. Before this text stand ROMIX, romix.as compiled, and FALLBACK,
// the path of ALTCHA's own worker, for browsers without vectors.
const BLOCK = 1_024;
const WORDS = BLOCK / 4;
const PAGE = 65_536;

const code = Uint8Array.from(atob(ROMIX), (letter) => letter.charCodeAt(0));

if (WebAssembly.validate(code)) {
  self.onmessage = async ({ data }) => {
    if (data.type !== "work") return;
    self.postMessage(await solve(data).catch((error) => ({ error: String(error) })));
  };
} else {
  importScripts(FALLBACK);
}

/** Tries every `counterStep`-th counter from `counterStart` on; null once the time is up. The widget ends us by itself. */
async function solve({ challenge, counterStart, counterStep, timeout = 90_000 }) {
  const { nonce, salt, cost, memoryCost, parallelism, keyLength, keyPrefix } = challenge.parameters;
  if (memoryCost !== 8 || parallelism !== 1) throw new Error("this is no challenge of ours");
  const mixer = await openMixer(cost);
  const saltBytes = fromHex(salt);
  const began = performance.now();
  for (
    let counter = counterStart;
    performance.now() - began < timeout;
    counter += 2 * counterStep
  ) {
    const counters = [counter, counter + counterStep];
    const keys = await deriveKeys(counters.map((one) => passwordOf(nonce, one)), {
      mixer,
      salt: saltBytes,
      length: keyLength,
    });
    const found = keys.findIndex((key) => key.startsWith(keyPrefix));
    if (found < 0) continue;
    return { counter: counters[found], derivedKey: keys[found], time: performance.now() - began };
  }
  return null;
}

async function openMixer(N) {
  const { instance: { exports: { romix, memory } } } = await WebAssembly.instantiate(code);
  const pages = Math.ceil((4 + 2 * N) * BLOCK / PAGE) - memory.buffer.byteLength / PAGE;
  if (pages > 0) memory.grow(pages);
  return { blocks: new Uint32Array(memory.buffer, 0, 2 * WORDS), mix: () => romix(N) };
}

/** Two keys of scrypt (RFC 7914 §6), as hex. */
async function deriveKeys(passwords, { mixer: { blocks, mix }, salt, length }) {
  const keys = await Promise.all(
    passwords.map((one) => crypto.subtle.importKey("raw", one, "PBKDF2", false, ["deriveBits"])),
  );
  const mixed = await Promise.all(keys.map((key) => pbkdf2(key, salt, BLOCK)));
  mixed.forEach((block, nth) => blocks.set(toDiagonals(new Uint32Array(block)), nth * WORDS));
  mix();
  const salts = keys.map((_, nth) => fromDiagonals(blocks.slice(nth * WORDS, (nth + 1) * WORDS)));
  const derived = await Promise.all(keys.map((key, nth) => pbkdf2(key, salts[nth], length)));
  return derived.map((bytes) => new Uint8Array(bytes).reduce((hex, byte) => hex + inHex(byte), ""));
}

function pbkdf2(key, salt, length) {
  const how = { name: "PBKDF2", hash: "SHA-256", iterations: 1, salt };
  return crypto.subtle.deriveBits(how, key, length * 8);
}

function toDiagonals(words) {
  return words.map((_, at) => words[diagonal(at)]);
}

function fromDiagonals(words) {
  const back = new Uint32Array(WORDS);
  words.forEach((word, at) => back[diagonal(at)] = word);
  return back;
}

function diagonal(at) {
  return (at & ~15) | (at * 5 & 15);
}

/** The nonce and the counter, big endian. */
function passwordOf(nonce, counter) {
  const start = fromHex(nonce);
  const password = new Uint8Array(start.length + 4);
  password.set(start);
  new DataView(password.buffer).setUint32(start.length, counter);
  return password;
}

function fromHex(hex) {
  return Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
}

function inHex(byte) {
  return byte.toString(16).padStart(2, "0");
}
