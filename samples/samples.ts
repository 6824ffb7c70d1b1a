import CARGO from "./Cargo.toml" with { type: "text" };
import CHECK_CSHARP from "./CheckVote.cs" with { type: "text" };
import CHECK_GO from "./check_vote.go" with { type: "text" };
import CHECK_JAVA from "./CheckVote.java" with { type: "text" };
import CHECK_JAVASCRIPT from "./check_vote.mjs" with { type: "text" };
import CHECK_LUA from "./check_vote.lua" with { type: "text" };
import CHECK_PHP from "./check_vote.php" with { type: "text" };
import CHECK_PYTHON from "./check_vote.py" with { type: "text" };
import CHECK_RUST from "./check_vote.rs" with { type: "text" };
import VERIFY_CSHARP from "./VerifyVote.cs" with { type: "text" };
import VERIFY_GO from "./verify_vote.go" with { type: "text" };
import VERIFY_JAVA from "./VerifyVote.java" with { type: "text" };
import VERIFY_JAVASCRIPT from "./verify_vote.mjs" with { type: "text" };
import VERIFY_LUA from "./verify_vote.lua" with { type: "text" };
import VERIFY_PHP from "./verify_vote.php" with { type: "text" };
import VERIFY_PYTHON from "./verify_vote.py" with { type: "text" };
import VERIFY_RUST from "./verify_vote.rs" with { type: "text" };

/** Code to paste in one language. Whole programs, run by the tests. */
export interface Sample {
  readonly language: string;
  /** Asks about a vote. */
  readonly check: string;
  /** Receives webhooks and verifies them. */
  readonly verify: string;
  /** Names the packages that both need, for the language's own build tool. */
  readonly manifest?: string;
}

/** The samples, in the order in which they are shown. */
export const SAMPLES: readonly Sample[] = [
  { language: "JavaScript", check: CHECK_JAVASCRIPT, verify: VERIFY_JAVASCRIPT },
  { language: "Python", check: CHECK_PYTHON, verify: VERIFY_PYTHON },
  { language: "PHP", check: CHECK_PHP, verify: VERIFY_PHP },
  { language: "Java", check: CHECK_JAVA, verify: VERIFY_JAVA },
  { language: "Go", check: CHECK_GO, verify: VERIFY_GO },
  { language: "C#", check: CHECK_CSHARP, verify: VERIFY_CSHARP },
  { language: "Lua", check: CHECK_LUA, verify: VERIFY_LUA },
  { language: "Rust", check: CHECK_RUST, verify: VERIFY_RUST, manifest: CARGO },
];
