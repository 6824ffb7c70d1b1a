// Repairs accessibility faults of Scalar when it renders: missing names, and headings of a wrong level.
const FAULTS = {
  ".scalar-code-copy:not([aria-label])": (button) => button.setAttribute("aria-label", "Copy"),
  ".markdown table:not([tabindex])": (table) => table.setAttribute("tabindex", "0"),
  "h4.section-header-label:not([aria-level])": (heading) => heading.setAttribute("aria-level", "3"),
  ".scalar-card[role]": (card) => card.removeAttribute("role"),
};

function mend() {
  for (const [selector, change] of Object.entries(FAULTS)) {
    for (const element of document.querySelectorAll(selector)) change(element);
  }
}

new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
