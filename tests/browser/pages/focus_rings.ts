import type { Page } from "playwright-core";

/**
 * Returns a `Focusing`: `hidden` are controls that an ancestor cuts off and that take the focus all the same, `cut`
 * those whose ring does not fit into what an ancestor shows.
 */
const LOOK_AT_CONTROLS = `(() => {
  const edges = (element, by) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
  };
  const clips = (element) => {
    const { display, overflowX, overflowY } = getComputedStyle(element);
    // An element without a box of its own clips nothing.
    return display !== "contents" && (overflowX !== "visible" || overflowY !== "visible");
  };
  const clippers = (element) => {
    const found = [];
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) if (clips(up)) found.push(up);
    return found;
  };
  const isWithin = (inner, outer) => inner.left >= outer.left - 1 && inner.top >= outer.top - 1 &&
    inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
  const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")]
    .filter((element) => element.type !== "hidden" && !element.disabled && element.checkVisibility());
  const name = (element) => (element.closest("[class]")?.className ?? "") + ": " + element.outerHTML.slice(0, 90);
  const [hidden, cut] = [[], []];
  for (const element of controls) {
    // The link of a name covers its whole entry.
    const pressed = element.matches(".entry h3 > a") ? element.closest(".entry") : element;
    const box = edges(pressed, 0);
    // A part that can be scrolled into view doesn't count as hidden.
    const fixed = clippers(pressed).filter((up) => /clip|hidden/.test(getComputedStyle(up).overflowX + getComputedStyle(up).overflowY));
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const isSeen = fixed.every((up) => {
      const { left, top, right, bottom } = edges(up, 0);
      return middle.x >= left && middle.x <= right && middle.y >= top && middle.y <= bottom;
    });
    if (!isSeen) { hidden.push(name(element)); continue; }
    element.focus({ focusVisible: true });
    const ringed = [element, ...element.matches(".entry h3 > a") ? [element.closest(".entry")] : []];
    for (const one of ringed) {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
      const reach = outlineStyle === "none" ? 0 : Math.max(0, parseFloat(outlineWidth) + parseFloat(outlineOffset));
      if (reach > 0 && !clippers(one).every((up) => isWithin(edges(one, reach), edges(up, 0)))) cut.push(name(one));
    }
  }
  return { hidden, cut };
})()`;

/** Controls of a page that take the focus out of sight, and those whose ring is cut off. */
export interface Focusing {
  hidden: string[];
  cut: string[];
}

/** Looks at every control of a page, each with the focus. */
export function lookAtControls(page: Page): Promise<Focusing> {
  return page.evaluate<Focusing>(LOOK_AT_CONTROLS);
}
