// Repairs accessibility faults of Scalar when it renders: missing names, headings of a wrong level, a second banner.
const FAULTS = {
  ".scalar-code-copy:not([aria-label])": (button) => button.setAttribute("aria-label", "Copy"),
  ".markdown table:not([tabindex])": (table) => table.setAttribute("tabindex", "0"),
  "h4.section-header-label:not([aria-level])": (heading) => heading.setAttribute("aria-level", "3"),
  // The page's banner is the site's header.
  ".scalar-app header:not([role])": (header) => {
    header.setAttribute("role", "none");
    header.parentElement.setAttribute("role", "navigation");
    header.parentElement.setAttribute("aria-label", "Reference");
  },
  ".scalar-card[role]": (card) => card.removeAttribute("role"),
};

function mend() {
  for (const [selector, change] of Object.entries(FAULTS)) {
    for (const element of document.querySelectorAll(selector)) change(element);
  }
}

new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
