// What does not fit on a table: each fault as one line. Read by test_fits.py.
(seats) => {
  const SMALL = 900; // below this width what is asked is fixed over the page
  const LOW = 480; // below this height it stands beside the board
  const DOCK = 0.4; // of the height
  const faults = [];
  const named = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].filter((name) => !name.startsWith("svelte-")).join(".")} "${node.textContent.trim().replace(/\s+/g, " ").slice(0, 40)}"`;

  /** All of it on the screen, and its middle not under something else. */
  const inSight = (node, whole = node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    if (right - left < 1 || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there !== null && (whole.contains(there) || there.contains(node));
  };

  const check = (where) => {
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.push(`${where}: the page scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);
    const dock = document.querySelector(".frame > .dock").getBoundingClientRect();
    if (innerWidth < SMALL && innerHeight > LOW && dock.height > innerHeight * DOCK + 1)
      faults.push(`${where}: what is asked takes ${Math.round((100 * dock.height) / innerHeight)} % of the height`);
    const told = [...document.querySelectorAll(".vitals li")];
    if (told.length !== seats) faults.push(`${where}: the numbers of ${told.length} seats, not of ${seats}`);
    for (const seat of told) {
      const numbers = [...seat.querySelectorAll("b")];
      if (numbers.length === 0) faults.push(`${where}: no number for ${named(seat)}`);
      for (const number of numbers) if (!inSight(number, seat)) faults.push(`${where}: out of sight: ${named(number)} of ${named(seat)}`);
    }
    const pass = document.querySelector(".pass");
    if (!inSight(pass)) faults.push(`${where}: out of sight: ${named(pass)}`);
    const cards = [...document.querySelectorAll("[data-zone=hand] button")];
    if (cards.length > 0 && !cards.some((card) => inSight(card))) faults.push(`${where}: no card of the hand is in sight`);
  };

  // Wherever the board is scrolled to.
  const board = document.querySelector("main.middle");
  const scroll = (top) => [document.documentElement, board].forEach((scrolled) => (scrolled.scrollTop = top));
  check("where it began");
  for (const [where, top] of [["at the top", 0], ["at the end", 1e6]]) {
    scroll(top);
    check(where);
  }
  return faults;
}
