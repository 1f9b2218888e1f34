// What is wrong with how a page looks: each fault as one line. Read by test_looks.py.
() => {
  const TEXTS = "button, a.button, h1, h2, h3, h4, summary, label, legend, .chip, .field, code, output";
  const ACTS = "button, a[href], select, textarea, input:not([type=radio]):not([type=checkbox]):not([type=file])";
  const LAYERS = [".contest", ".dock, .top", ".more", ".toasts"]; // each may lie over what scrolls or waits under it
  const ARROW = 16; // of a select, in pixels
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);

  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const named = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].filter((name) => !name.startsWith("svelte-")).join(".")} "${node.textContent.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  const hidden = (node) => node.closest(".visually-hidden") !== null || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nodes = (what) => [...(dialog ?? document).querySelectorAll(what)].filter((node) => !hidden(node));
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);

  for (const node of nodes(TEXTS)) {
    const style = getComputedStyle(node);
    if (style.display === "inline" || node.matches("select, input, textarea") || scrolls(style)) continue;
    if (node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0) faults.push(`cut at the side: ${named(node)}`);
    if (style.overflowY !== "visible" && node.scrollHeight > node.clientHeight + 2 && node.clientHeight > 0) faults.push(`cut below: ${named(node)}`);
  }

  const pen = document.createElement("canvas").getContext("2d");
  for (const node of nodes("select")) {
    const style = getComputedStyle(node);
    pen.font = style.font;
    const text = node.selectedOptions[0]?.textContent.trim() ?? "";
    const room = node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
    if (pen.measureText(text).width > room) faults.push(`cut at the side: select "${text}"`);
  }

  /** What a scrolling or clipping ancestor leaves of a node. */
  const seen = (node) => {
    let { left, top, right, bottom } = node.getBoundingClientRect();
    for (let up = node.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const box = up.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
  };
  const isSticky = (node) => node !== null && (getComputedStyle(node).position === "sticky" || isSticky(node.parentElement));
  const layer = (node) => Math.max(isSticky(node) ? 1 : 0, LAYERS.findLastIndex((what) => node.closest(what)) + 1);
  for (const node of nodes(ACTS)) {
    const whole = node.getBoundingClientRect();
    const box = seen(node);
    const shown = Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
    if (shown < whole.width * whole.height * 0.9) continue; // scrolled away
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (top && layer(top) > layer(node)) continue;
    if (top && !node.contains(top) && !top.contains(node) && !top.closest("label")?.contains(node)) faults.push(`covered: ${named(node)} by ${named(top)}`);
  }
  return [...new Set(faults)];
}
