// scrypt's ROMix (RFC 7914 §5) with r = 8, of two blocks at once, in the 128-bit vectors of WebAssembly. AssemblyScript;
// `deno task generate` compiles it. While one block waits for its last sum, the processor works on the other.
//
// A block has 1,024 bytes, each 64 of them in the order in which Salsa20's diagonals are rows: word i is word 5i mod 16.
// Memory: the blocks A and B, room for two more, then N copies of A, then N of B.

const BLOCK: usize = 1024;
const COPIES: usize = 4 * BLOCK;

@inline
function rotate(x: v128, by: i32): v128 {
  return v128.or(i32x4.shl(x, by), i32x4.shr_u(x, 32 - by));
}

@inline
function mix(x: v128, y: v128, z: v128, by: i32): v128 {
  return v128.xor(x, rotate(i32x4.add(y, z), by));
}

@inline
function turn1(x: v128): v128 {
  return v128.shuffle<i32>(x, x, 3, 0, 1, 2);
}

@inline
function turn2(x: v128): v128 {
  return v128.shuffle<i32>(x, x, 2, 3, 0, 1);
}

@inline
function turn3(x: v128): v128 {
  return v128.shuffle<i32>(x, x, 1, 2, 3, 0);
}

/** scryptBlockMix of the blocks at `a` and `b`, into `toA` and `toB`. */
function blockMix(a: usize, b: usize, toA: usize, toB: usize): void {
  let a0 = v128.load(a, 960), a1 = v128.load(a, 976), a2 = v128.load(a, 992), a3 = v128.load(a, 1008);
  let b0 = v128.load(b, 960), b1 = v128.load(b, 976), b2 = v128.load(b, 992), b3 = v128.load(b, 1008);
  for (let i: usize = 0; i < 16; i++) {
    const p = a + (i << 6), q = b + (i << 6);
    a0 = v128.xor(a0, v128.load(p)), b0 = v128.xor(b0, v128.load(q));
    a1 = v128.xor(a1, v128.load(p, 16)), b1 = v128.xor(b1, v128.load(q, 16));
    a2 = v128.xor(a2, v128.load(p, 32)), b2 = v128.xor(b2, v128.load(q, 32));
    a3 = v128.xor(a3, v128.load(p, 48)), b3 = v128.xor(b3, v128.load(q, 48));
    let c0 = a0, c1 = a1, c2 = a2, c3 = a3, d0 = b0, d1 = b1, d2 = b2, d3 = b3;
    for (let round = 0; round < 4; round++) {
      c1 = mix(c1, c0, c3, 7), d1 = mix(d1, d0, d3, 7);
      c2 = mix(c2, c1, c0, 9), d2 = mix(d2, d1, d0, 9);
      c3 = mix(c3, c2, c1, 13), d3 = mix(d3, d2, d1, 13);
      c0 = mix(c0, c3, c2, 18), d0 = mix(d0, d3, d2, 18);
      c1 = turn1(c1), c2 = turn2(c2), c3 = turn3(c3);
      d1 = turn1(d1), d2 = turn2(d2), d3 = turn3(d3);
      c3 = mix(c3, c0, c1, 7), d3 = mix(d3, d0, d1, 7);
      c2 = mix(c2, c3, c0, 9), d2 = mix(d2, d3, d0, 9);
      c1 = mix(c1, c2, c3, 13), d1 = mix(d1, d2, d3, 13);
      c0 = mix(c0, c1, c2, 18), d0 = mix(d0, d1, d2, 18);
      c1 = turn3(c1), c2 = turn2(c2), c3 = turn1(c3);
      d1 = turn3(d1), d2 = turn2(d2), d3 = turn1(d3);
    }
    a0 = i32x4.add(a0, c0), a1 = i32x4.add(a1, c1), a2 = i32x4.add(a2, c2), a3 = i32x4.add(a3, c3);
    b0 = i32x4.add(b0, d0), b1 = i32x4.add(b1, d1), b2 = i32x4.add(b2, d2), b3 = i32x4.add(b3, d3);
    // Even ones first, then the odd ones.
    const at = ((i & 1) * 8 + (i >> 1)) << 6;
    const s = toA + at, t = toB + at;
    v128.store(s, a0), v128.store(s, a1, 16), v128.store(s, a2, 32), v128.store(s, a3, 48);
    v128.store(t, b0), v128.store(t, b1, 16), v128.store(t, b2, 32), v128.store(t, b3, 48);
  }
}

@inline
function xorWith(block: usize, copy: usize): void {
  for (let at: usize = 0; at < BLOCK; at += 16) {
    v128.store(block + at, v128.xor(v128.load(block + at), v128.load(copy + at)));
  }
}

/** The copy that a block chooses, of those from `copies` on. */
@inline
function chosen(block: usize, copies: usize, N: usize): usize {
  return copies + (<usize> load<u32>(block, 960) & (N - 1)) * BLOCK;
}

/** Mixes the two blocks at 0 in place; N is a power of two. */
export function romix(N: usize): void {
  const A: usize = 0, B = BLOCK, A2 = 2 * BLOCK, B2 = 3 * BLOCK;
  const copiesA = COPIES, copiesB = COPIES + N * BLOCK;
  memory.copy(copiesA, A, BLOCK);
  memory.copy(copiesB, B, BLOCK);
  for (let i: usize = 0; i < N - 1; i++) {
    const at = i * BLOCK;
    blockMix(copiesA + at, copiesB + at, copiesA + at + BLOCK, copiesB + at + BLOCK);
  }
  blockMix(copiesA + (N - 1) * BLOCK, copiesB + (N - 1) * BLOCK, A, B);
  for (let i: usize = 0; i < N; i += 2) {
    xorWith(A, chosen(A, copiesA, N));
    xorWith(B, chosen(B, copiesB, N));
    blockMix(A, B, A2, B2);
    xorWith(A2, chosen(A2, copiesA, N));
    xorWith(B2, chosen(B2, copiesB, N));
    blockMix(A2, B2, A, B);
  }
}
