// Fills in forms with a passkey. Without scripts, or in a browser without passkeys, these forms stay hidden.

const { PublicKeyCredential } = window;
const boxes = PublicKeyCredential && navigator.credentials
  ? document.querySelectorAll("[data-passkey]")
  : [];

// The fields of a browser's response that the service checks.
const ANSWERS = {
  create: ["clientDataJSON", "attestationObject"],
  get: ["clientDataJSON", "authenticatorData", "signature", "userHandle"],
};

// A browser asks for one passkey at a time.
let asking = new AbortController();

async function ask(box, more) {
  asking.abort();
  asking = new AbortController();
  const form = box.querySelector("form");
  const { method, passkey } = box.dataset;
  const publicKey = withBytes(JSON.parse(passkey));
  const { signal } = asking;
  const credential = await navigator.credentials[method]({ publicKey, signal, ...more });
  form.elements.credential.value = JSON.stringify(toJson(credential, ANSWERS[method]));
  if (form.requestSubmit) form.requestSubmit();
  else form.submit();
}

// The browser's own functions from and to JSON are missing in older ones, and fail on the objects of password managers.
function withBytes({ challenge, user, ...options }) {
  for (const list of ["allowCredentials", "excludeCredentials"]) {
    options[list] = options[list]?.map((known) => ({ ...known, id: decode(known.id) }));
  }
  if (user) options.user = { ...user, id: decode(user.id) };
  return { ...options, challenge: decode(challenge) };
}

function toJson(credential, names) {
  const id = encode(read(credential, "rawId")) ?? read(credential, "id");
  const answers = names.map((name) => [name, encode(read(credential.response, name))]);
  return { id, rawId: id, type: "public-key", response: Object.fromEntries(answers) };
}

// A getter of the browser's prototype throws for a field that a password manager left out.
function read(object, name) {
  try {
    return object[name];
  } catch {
    return undefined;
  }
}

function decode(base64url) {
  const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (byte) => byte.charCodeAt(0)).buffer;
}

function encode(value) {
  if (!value || typeof value === "string") return value ?? undefined;
  const { buffer = value, byteOffset = 0, byteLength } = value;
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

for (const box of boxes) {
  const form = box.querySelector("form");
  const failed = box.querySelector("[data-failed]");
  box.hidden = false;
  form.addEventListener("submit", async (event) => {
    if (form.elements.credential.value) return;
    event.preventDefault();
    failed.textContent = "";
    try {
      await ask(box);
    } catch {
      failed.textContent = failed.dataset.failed;
    }
  });
  // A response can be used only once, so a user who returns to the page needs a new one.
  addEventListener("pageshow", () => form.elements.credential.value = "");
}

// If the browser supports it, it offers passkeys in the field for the name.
const quiet = [...boxes].find((box) => "quiet" in box.dataset);
if (quiet && await PublicKeyCredential.isConditionalMediationAvailable?.()) {
  ask(quiet, { mediation: "conditional" }).catch(() => {});
}
