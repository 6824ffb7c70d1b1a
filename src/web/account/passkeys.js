// Forms that a passkey fills in. Without scripts, or in a browser without passkeys, they stay hidden.

const { PublicKeyCredential } = window;
const boxes = PublicKeyCredential?.parseRequestOptionsFromJSON
  ? document.querySelectorAll("[data-passkey]")
  : [];

// A browser asks for one passkey at a time.
let asking = new AbortController();

async function ask(box, more) {
  asking.abort();
  asking = new AbortController();
  const form = box.querySelector("form");
  const { act, passkey } = box.dataset;
  const options = JSON.parse(passkey);
  const publicKey = act === "create"
    ? PublicKeyCredential.parseCreationOptionsFromJSON(options)
    : PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const { signal } = asking;
  const credential = await navigator.credentials[act]({ publicKey, signal, ...more });
  form.elements.credential.value = JSON.stringify(credential);
  form.requestSubmit();
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
  // An answer counts once: who comes back to the page needs another one.
  addEventListener("pageshow", () => form.elements.credential.value = "");
}

// Where a browser can, it offers passkeys in the field for the name.
const quiet = [...boxes].find((box) => "quiet" in box.dataset);
if (quiet && await PublicKeyCredential.isConditionalMediationAvailable?.()) {
  ask(quiet, { mediation: "conditional" }).catch(() => {});
}
