// SPDX-License-Identifier: GPL-3.0-or-later
loadState();
applyLook();
render();
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyLook);
window.matchMedia("(min-width: 720px)").addEventListener("change", render);
window.addEventListener("popstate", () => { if (view.unit && !wide()) closeUnit(); });
// The same page in two tabs: what was ticked there is shown here.
window.addEventListener("storage", (event) => { if (event.key === storeKey) { loadState(); render(); } });
document.addEventListener("keydown", (event) => {
  if (event.key === "z" && (event.ctrlKey || event.metaKey) && !/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) {
    event.preventDefault();
    takeBack();
  }
});
window.musterTable = { text: resultText, grid: qrGrid, state: () => JSON.parse(JSON.stringify(state)), started: Math.round(performance.now()) };
