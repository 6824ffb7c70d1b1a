import assert from "node:assert/strict";
import { rename } from "../../src/site/accounts/profile.ts";
import type { Sql } from "../../src/core/database/connect.ts";
import { Refusal } from "../../src/core/refusals/refusal.ts";
import { revokeKey } from "../../src/core/keys/revoke_key.ts";
import { OPERATOR } from "../../src/core/rights/actor.ts";
import { uuidV7 } from "../../src/core/database/uuid_v7.ts";
import { restoreVotes, voidVotes } from "../../src/desk/voids/void_vote.ts";
import { insertVotes } from "../../src/core/votes/vote_repository.ts";
import { Backend } from "./backend.ts";
import { addAccount, OPENED } from "../support/votes/inbox.ts";
import type { Crash, Step } from "./inbox_steps.ts";
import { DAY_MS } from "../../src/core/time/day.ts";
import { expectedOf, type Fact, LEASE_S, OWN_KEY_FIRST_MS, requireFree } from "./reward_facts.ts";
import type { Verbs } from "./inbox_verbs.ts";

const PLAYERS = 3;

/** Days before the schedule on which each player casts the first vote: the oldest soon expire. */
const FIRST_VOTE_DAYS = 28;

/**
 * The inbox of a new server, two backends that crash, and all that must be true of them. Every step asserts it: no vote
 * is leased twice at once, nor after it ended; no backend keeps a reward twice.
 */
export class InboxModel {
  readonly #serverId = crypto.randomUUID();
  readonly #slug = `server-${this.#serverId}`;
  readonly #facts = new Map<string, Fact>();
  readonly #backends = [new Backend(), new Backend()];
  #players: { id: string; names: string[]; votes: number }[] = [];
  #now = OPENED;
  #isSuspended = false;

  constructor(readonly sql: Sql, readonly verbs: Verbs) {}

  /** Lists the server and its players, and makes a key for each backend. */
  async open(): Promise<void> {
    const tag = this.#serverId.slice(0, 8);
    for (let nth = 0; nth < PLAYERS; nth++) {
      const name = `P${nth}_${tag}`;
      this.#players.push({ id: await addAccount(this.sql, name), names: [name], votes: 0 });
    }
    await this.sql`
      insert into server (
        id, owner_id, game_id, slug, name, status, host, port, created_at, updated_at, rewards_by, has_feed
      )
      select ${this.#serverId}, ${this.#players[0]?.id ?? ""}, id, ${this.#slug}, ${this.#slug},
        'approved', 'mc.example.com', 25565, ${OPENED}, ${OPENED}, 'inbox', true
      from game where slug = 'minecraft'`;
    for (const backend of this.#backends) await this.#issueKey(backend);
  }

  /** Takes a step, a moment after the last. */
  async take(step: Step): Promise<void> {
    this.#now = new Date(this.#now.getTime() + 10);
    switch (step.do) {
      case "wait":
        this.#now = new Date(this.#now.getTime() + step.seconds * 1000);
        return;
      case "vote":
        return await this.#vote(step.player);
      case "poll":
        return await this.#poll(this.#backend(step.who), step);
      case "give":
        return await this.#giveHand(this.#backend(step.who), "none");
      case "release":
        return await this.#release(this.#backend(step.who), step);
      case "void":
        return await this.#void(step.at);
      case "lift":
        return await this.#lift(step.at);
      case "revoke":
        return await this.#revoke(this.#backend(step.who));
      case "rename":
        return await this.#rename(step.player);
      case "suspend":
        return await this.#suspend(!this.#isSuspended);
      case "expire":
        return await this.#expire();
    }
  }

  /** Lets everything calm down: then each reward was given, or ended otherwise, and none is left. */
  async close(): Promise<void> {
    await this.#suspend(false);
    for (const seconds of [0, LEASE_S + OWN_KEY_FIRST_MS / 1000 + 1, 1]) {
      await this.take({ do: "wait", seconds });
      for (const backend of this.#backends) {
        const poll = { some: false, crash: "none", lost: "none", keeps: false } as const;
        for (let nth = 0; nth < PLAYERS; nth++) await this.#poll(backend, poll);
      }
    }
    const left = await this.sql`select from reward where server_id = ${this.#serverId}`;
    assert.equal(left.length, 0, "rewards that nobody got");
    const outcomes = await this.sql<
      { voteId: string; ended: string; again: number; isVoid: boolean }[]
    >`
      select vote_id, ended, cardinality(again_by) as again, voided_at is not null as is_void
      from reward_outcome where server_id = ${this.#serverId}`;
    assert.equal(outcomes.length, this.#facts.size);
    for (const { voteId, ended, again, isVoid } of outcomes) {
      const fact = this.#fact(voteId);
      assert.equal(ended, fact.ended, voteId);
      if (ended !== "granted") continue;
      assert.equal(again, fact.tellers.size - 1);
      assert.equal(isVoid, fact.voidedBy !== undefined);
      assert.ok(this.#backends.some(({ log }) => log.has(voteId)), "granted by nobody");
    }
  }

  async #issueKey(backend: Backend): Promise<void> {
    backend.keyId = crypto.randomUUID();
    await this.sql`
      with made as (
        insert into api_key (id, server_id, name, created_at, scopes)
        values (${backend.keyId}, ${this.#serverId}, 'plugin', ${this.#now}, '{rewards}') returning id
      )
      insert into endpoint (key_id, server_id, secret) select id, ${this.#serverId}, '' from made`;
  }

  async #vote(nth: number): Promise<void> {
    const player = this.#players[nth];
    if (!player || player.votes > FIRST_VOTE_DAYS) return;
    const days = FIRST_VOTE_DAYS - player.votes++;
    const votedAt = new Date(OPENED.getTime() - days * DAY_MS);
    const voteId = uuidV7(votedAt);
    const voter = { accountId: player.id };
    const vote = { voteId, slug: this.#slug, voter, votedAt, source: "session" as const };
    const cast = await insertVotes(this.sql, [vote]);
    if (this.#isSuspended) return assert.equal(cast.size, 0);
    assert.equal(cast.get(voteId), true, "an inbox without a webhook nudges too");
    const fact = { vote: { id: voteId, accountId: player.id, votedAt }, availableAt: 0 };
    this.#facts.set(voteId, { ...fact, tellers: new Set() });
  }

  async #poll(
    backend: Backend,
    { some, crash, lost, keeps }: { some: boolean; crash: Crash; lost: string; keeps: boolean },
  ): Promise<void> {
    if (this.#isSuspended) return; // its key is refused
    await this.#tell(backend, lost === "grant");
    const claimId = crypto.randomUUID();
    const ids = await this.#claim(backend, { claimId, some });
    if (lost === "claim") {
      const again = await this.#claim(backend, { claimId, some });
      if (ids.length > 0) assert.deepEqual(again, ids, "a repeated claim");
    }
    if (crash === "afterClaim") return backend.crash();
    const giveBefore = this.#now.getTime() + (LEASE_S - 10) * 1000;
    backend.hand = { claimId, ids, giveBefore };
    if (!keeps) await this.#giveHand(backend, crash);
  }

  async #claim(
    { keyId }: Backend,
    { claimId, some }: { claimId: string; some: boolean },
  ): Promise<string[]> {
    const names = this.#players.slice(0, 2).flatMap(({ names }) => names);
    const players = some ? ["nobody", ...names.map((name) => name.toUpperCase())] : undefined;
    const claim = { serverId: this.#serverId, keyId, claimId, players, limit: 50 };
    const claimed = await this.verbs.claimVotes(
      this.sql,
      { ...claim, leaseSeconds: LEASE_S },
      this.#now,
    );
    assert.ok(claimed !== "claim_of_another_key");
    for (const { voteId, player } of claimed.votes) {
      const fact = this.#fact(voteId);
      requireFree(fact, { keyId, claimId, now: this.#now.getTime() });
      assert.equal(player !== null, some);
      assert.ok(!some || fact.vote.accountId !== this.#players[2]?.id, "a player who is not there");
      const until = this.#now.getTime() + LEASE_S * 1000;
      fact.lease = { keyId, claimId, until, othersAfter: until + OWN_KEY_FIRST_MS };
    }
    return claimed.votes.map(({ voteId }) => voteId);
  }

  async #giveHand(backend: Backend, crash: Crash): Promise<void> {
    const { hand } = backend;
    backend.hand = undefined;
    if (!hand || this.#now.getTime() > hand.giveBefore) return;
    for (const id of hand.ids) {
      if (crash === "beforeGive") break;
      backend.give(id);
    }
    if (crash === "beforeGive" || crash === "afterGive") return backend.crash();
    backend.save();
    for (const [id, times] of backend.given) assert.equal(times, 1, `${id} given twice`);
    if (crash === "afterSave") return backend.crash();
    if (!this.#isSuspended) await this.#tell(backend, false);
    backend.save();
  }

  async #tell(backend: Backend, isLost: boolean): Promise<void> {
    const votes = [...backend.untold].map((voteId) => ({ voteId }));
    if (votes.length === 0) return;
    const { keyId } = backend;
    const by = { serverId: this.#serverId, keyId };
    for (
      const { voteId, result } of await this.verbs.recordGrants(
        this.sql,
        { ...by, votes },
        this.#now,
      )
    ) {
      const fact = this.#fact(voteId);
      assert.equal(result, expectedOf(fact, keyId), voteId);
      fact.ended ??= "granted";
      if (fact.ended === "granted") fact.tellers.add(keyId);
    }
    if (!isLost) backend.untold.clear();
  }

  async #release(
    backend: Backend,
    { final, later }: { final: boolean; later: boolean },
  ): Promise<void> {
    const { hand, keyId } = backend;
    backend.hand = undefined;
    if (!hand || this.#isSuspended) return;
    const retryAfterSeconds = later ? 300 : 0;
    const votes = hand.ids.map((voteId) => ({ voteId, retryAfterSeconds, final }));
    const release = { serverId: this.#serverId, keyId, claimId: hand.claimId, votes };
    const results = await this.verbs.releaseVotes(this.sql, release, this.#now);
    for (const { voteId, result } of results) {
      const fact = this.#fact(voteId);
      const { ended, lease } = fact;
      const isHeld: boolean = !ended && lease?.claimId === hand.claimId && lease.keyId === keyId;
      assert.equal(result, isHeld ? (final ? "refused" : "released") : "not_held");
      if (!isHeld) continue;
      fact.lease = undefined;
      if (final) fact.ended = "refused";
      else fact.availableAt = this.#now.getTime() + retryAfterSeconds * 1000;
    }
  }

  async #void(at: number): Promise<void> {
    const fact = this.#pick(at, ({ voidedBy }) => voidedBy === undefined);
    if (!fact) return;
    const batchId = crypto.randomUUID();
    await this.sql.begin((tx) =>
      voidVotes(tx, [fact.vote], {
        serverId: this.#serverId,
        voidedBy: null,
        reason: null,
        now: this.#now,
        batchId,
      })
    );
    fact.voidedBy = batchId;
    fact.ended ??= "voided";
  }

  async #lift(at: number): Promise<void> {
    const fact = this.#pick(at, ({ voidedBy }) => voidedBy !== undefined);
    if (!fact) return;
    const by = { serverId: this.#serverId, batchId: fact.voidedBy ?? "", now: this.#now };
    await this.sql.begin((tx) => restoreVotes(tx, [fact.vote], by));
    fact.voidedBy = undefined;
    if (fact.ended !== "voided") return;
    fact.ended = fact.lease = undefined;
    fact.availableAt = 0;
  }

  async #revoke(backend: Backend): Promise<void> {
    await revokeKey({ sql: this.sql }, backend.keyId, { by: OPERATOR, now: this.#now });
    for (const { lease } of this.#facts.values()) {
      if (lease?.keyId === backend.keyId) lease.othersAfter = this.#now.getTime();
    }
    await this.#issueKey(backend);
  }

  async #rename(nth: number): Promise<void> {
    const player = this.#players[nth];
    if (!player || player.votes === 0) return;
    const newName = `P${nth}_${this.#serverId.slice(0, 8)}_${player.names.length}`;
    const viewer = { accountId: player.id } as Parameters<typeof rename>[1];
    try {
      await rename({ sql: this.sql, provesSteamIds: false }, viewer, { newName, now: this.#now });
      player.names.unshift(newName);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  async #suspend(isSuspended: boolean): Promise<void> {
    this.#isSuspended = isSuspended;
    const status = isSuspended ? "suspended" : "approved";
    await this.sql`update server set status = ${status} where id = ${this.#serverId}`;
  }

  async #expire(): Promise<void> {
    await this.verbs.expireRewards(this.sql, this.#now);
    const now = this.#now.getTime();
    const rows = await this.sql<{ voteId: string }[]>`
      select vote_id from reward_outcome where server_id = ${this.#serverId} and ended = 'expired'`;
    const expired = new Set(rows.map(({ voteId }) => voteId));
    for (const [id, fact] of this.#facts) {
      const isDue = fact.vote.votedAt.getTime() <= now - 30 * DAY_MS &&
        (fact.lease?.until ?? 0) <= now;
      if (fact.ended === undefined) assert.equal(expired.has(id), isDue, "expired");
      if (fact.ended === undefined && isDue) fact.ended = "expired";
    }
  }

  #pick(at: number, which: (fact: Fact) => boolean): Fact | undefined {
    const found = [...this.#facts.values()].filter(which);
    return found[at % Math.max(found.length, 1)];
  }

  #backend(who: number): Backend {
    return this.#backends[who] ?? assert.fail();
  }

  #fact(id: string): Fact {
    return this.#facts.get(id) ?? assert.fail(`a vote of nobody: ${id}`);
  }
}
