// SPDX-License-Identifier: GPL-3.0-or-later
// The page around the cards: head, turn, list, score, rules, what goes back, menu.
let view = { tab: "army", unit: "" };
const wide = () => window.matchMedia("(min-width: 720px)").matches;
const unitOf = (key) => texts().units.find((unit) => unit.k === key);
let told = 0;
function tell(sentence) { // the same sentence twice is heard twice
  byId("live").textContent = sentence + (++told % 2 ? "" : "\u00a0");
}
function icon(name, key, id, run, extra) {
  return el("button", Object.assign({ type: "button", class: "icon", "aria-label": say(key), title: say(key), "data-f": id, on: { click: run } }, extra || {}), symbol(name));
}

function show(next) {
  view = Object.assign({}, view, next);
  // One step for the phone's own way back, whichever unit is open.
  if (next.unit && !wide() && !(history.state && history.state.unit)) history.pushState({ unit: 1 }, "");
  render();
  for (const id of ["unit", "score", "rules", "back"]) byId(id).scrollTop = 0;
  if (next.unit && !wide()) byId("head").querySelector("h1").focus();
}
function closeUnit() {
  const key = view.unit;
  view.unit = "";
  render();
  const row = document.querySelector("[data-f='" + CSS.escape("row/" + key) + "']");
  if (row) row.focus();
}
function takeBack() {
  tell(undo() ? say("live-undone") : say("live-nothing"));
  render();
}

function headPart() {
  const open = view.tab === "army" && view.unit && !wide() ? unitOf(view.unit) : null;
  const undoButton = icon("undo", "undo", "undo", takeBack, { disabled: steps.length ? null : true, id: "undo" });
  if (open)
    return [icon("chevron-left", "back-to-list", "close", closeUnit), el("span", { class: "tile" }, symbol(open.i)),
      el("div", { class: "titles" }, el("h1", { tabindex: -1 }, el("bdi", { text: open.n }), open.b ? el("span", { class: "badge", text: open.b }) : null), el("p", { dir: "auto", text: unitLine(open) })), undoButton];
  const army = texts().army;
  return [el("div", { class: "titles" }, el("h1", {}, el("bdi", { text: army.n })), el("p", { dir: "auto", text: [army.l, state.opponent ? say("against", state.opponent) : ""].filter((part) => part).join(" · ") })),
    undoButton, icon("more", "menu", "menu", openMenu, { "aria-haspopup": "dialog" })];
}
function turnPart() {
  const step = (by) => el("button", { type: "button", class: "step", "data-f": "turn" + by, "aria-label": say(by > 0 ? "next-turn" : "last-turn"), disabled: state.turn + by < 1 || state.turn + by > 99 ? true : null,
    on: { click: () => { change(["turn"], state.turn + by); render(); tell(say("live-turn", state.turn)); } } }, symbol(by > 0 ? "plus" : "minus"));
  const side = (name, index) => el("button", { type: "button", class: "side", "data-f": "side" + index, "aria-label": say("score-of", name, scoreOf(index)), on: { click: () => show({ tab: "score" }) } },
    el("span", { dir: "auto", text: name }), el("b", { text: scoreOf(index) }));
  return [step(-1), el("div", { class: "turn" }, el("span", { text: say("turn") }), el("b", { text: state.turn })), step(1), side(say("you"), 0), side(state.opponent || say("opponent"), 1)];
}

// ---- the army
function miniBoxes(unit) {
  const parts = [];
  unit.tr.forEach((track, index) => {
    if (!["F", "B"].includes(track.k)) return;
    const all = track.n * track.g, lost = lostOf(unit.k, index, track);
    if (all > 10) parts.push(el("span", { class: "of", text: say("left-of", all - lost, all) }));
    else for (let b = 0; b < all; ++b) parts.push(el("span", { class: "mini " + shapeNames[track.k] + (b >= all - lost ? " lost" : ""), "aria-hidden": "true" }));
  });
  return parts;
}
function spokenState(unit) {
  const parts = [unit.n, unit.b];
  unit.tr.forEach((track, index) => { if (["F", "B"].includes(track.k)) parts.push((track.l ? track.l + " " : "") + leftText(unit, index, track)); });
  for (const id of markersOf(unit.k)) parts.push(markerName(id));
  if (ofUnit(unit.k).x) parts.push(say("eliminated"));
  else parts.push(say(isDone(unit.k) ? "done" : "ready"));
  return parts.concat(unit.w).filter((part) => part).join(", ");
}
function armyRow(unit) {
  const own = ofUnit(unit.k), gone = !!own.x, done = isDone(unit.k);
  const chips = markersOf(unit.k).map((id) => el("span", { class: "chip warn" }, markerSymbol(id), el("span", { dir: "auto", text: markerName(id) })));
  if (unit.w && !gone) chips.push(el("span", { class: "chip", dir: "auto", text: unit.w }));
  const row = el("button", { type: "button", class: "row", "data-f": "row/" + unit.k, "aria-label": spokenState(unit), "aria-current": view.unit === unit.k ? "true" : null, on: { click: () => show({ tab: "army", unit: unit.k }) } },
    el("span", { class: "tile" }, symbol(unit.i)),
    el("span", { class: "body" }, el("span", { class: "name" }, el("bdi", { text: unit.n }), unit.b ? el("span", { class: "badge", text: unit.b }) : null),
      el("span", { class: "second" }, gone ? say("gone-turn", own.x) : [miniBoxes(unit), chips])));
  const ring = gone || unit.x ? null : el("button", { type: "button", class: "ring", "data-f": "ring/" + unit.k, "aria-pressed": done ? "true" : "false", "aria-label": say("done-of", unit.n),
    on: { click: () => setDone(unit, !done) } }, el("span", { class: "disc" }, done ? symbol("check") : null), done ? el("span", { class: "word", text: say("done") }) : null);
  return el("li", { class: ["unit", done ? "is-done" : "", gone ? "is-gone" : "", unit.h >= 0 && !gone ? "hangs" : "", view.unit === unit.k && wide() ? "is-open" : ""].join(" ").trim() }, row, ring);
}
function setDone(unit, on) {
  change(["units", unit.k, "done"], on ? state.turn : null);
  render();
  tell(unit.n + say("colon") + say(on ? "done" : "ready"));
}
function listPart(title, units) {
  return units.length ? [el("h2", { class: "group" }, el("span", { dir: "auto", text: title }), el("span", { class: "count", text: units.length })), el("ul", { class: "list" }, units.map(armyRow))] : [];
}
function armyPart() {
  const all = texts().units, here = all.filter((unit) => !ofUnit(unit.k).x && !ofUnit(unit.k).off);
  const parts = texts().groups.map((title, g) => listPart(title, here.filter((unit) => unit.g === g)));
  parts.push(listPart(say("off-table"), all.filter((unit) => ofUnit(unit.k).off && !ofUnit(unit.k).x)));
  parts.push(listPart(say("eliminated"), all.filter((unit) => ofUnit(unit.k).x)));
  if (!kept) parts.unshift(el("p", { class: "warning", role: "alert", text: say("not-kept") }));
  return parts;
}
function unitPart() {
  const unit = unitOf(view.unit);
  if (!unit) return [el("p", { class: "empty", text: say("choose") })];
  const own = ofUnit(unit.k), gone = !!own.x, done = isDone(unit.k);
  const head = el("div", { class: "unit-head" }, el("span", { class: "tile" }, symbol(unit.i)),
    el("div", { class: "titles" }, el("h2", { tabindex: -1 }, el("bdi", { text: unit.n }), unit.b ? el("span", { class: "badge", text: unit.b }) : null), el("p", { dir: "auto", text: unitLine(unit) })));
  const bar = unit.x ? null : el("div", { class: "bar" },
    el("button", { type: "button", class: "verb", "data-f": "off", "aria-pressed": own.off ? "true" : "false", on: { click: () => { change(["units", unit.k, "off"], own.off ? null : 1); render(); tell(unit.n + say("colon") + say(own.off ? "on-table" : "off-table")); } } }, symbol("hourglass"), el("span", { text: say("off-table") })),
    el("button", { type: "button", class: "verb", "data-f": "gone", "aria-pressed": gone ? "true" : "false", on: { click: () => { change(["units", unit.k, "x"], gone ? null : state.turn); render(); tell(unit.n + say("colon") + say(gone ? "ready" : "eliminated")); } } }, symbol("killed"), el("span", { text: say("eliminated") })),
    el("button", { type: "button", class: "verb main", "data-f": "done", "aria-pressed": done ? "true" : "false", on: { click: () => setDone(unit, !done) } }, symbol("check"), el("span", { text: say("activated") })));
  return [head, el("div", { class: "card" }, unitCard(unit)), bar];
}

// ---- score, rules, what goes back
function scorePart() {
  const turns = Math.max(state.turn, ...Object.keys(state.score).map(Number), 1);
  const rows = [];
  for (let turn = 1; turn <= turns; ++turn) {
    const cells = [0, 1].map((side) => {
      const value = (state.score[turn] || {})[side] || 0, name = side ? state.opponent || say("opponent") : say("you");
      const step = (by) => el("button", { type: "button", class: "step", "data-f": ["score", turn, side, by].join("/"), "aria-label": say(by > 0 ? "point-more" : "point-less", name, turn),
        on: { click: () => { change(["score", turn, side], value + by || null); render(); tell(say("score-of", name, scoreOf(side))); } } }, symbol(by > 0 ? "plus" : "minus"));
      return el("td", {}, el("div", { class: "stepper" }, step(-1), el("output", { text: value }), step(1)));
    });
    rows.push(el("tr", { class: turn === state.turn ? "now" : null }, el("th", { scope: "row", text: turn }), cells));
  }
  const foot = el("tr", {}, el("th", { scope: "row", text: say("sum") }), [0, 1].map((side) => el("td", {}, el("b", { text: scoreOf(side) }))));
  return [el("h2", { tabindex: -1, text: say("score") }),
    el("table", { class: "score" }, el("thead", {}, el("tr", {}, el("th", { scope: "col", text: say("turn") }), el("th", { scope: "col", text: say("you") }), el("th", { scope: "col", dir: "auto", text: state.opponent || say("opponent") }))), el("tbody", {}, rows), el("tfoot", {}, foot)),
    noteField(say("battle-notes"), ["notes"], state.notes, "notes", texts().army.notes)];
}
let search = "";
function rulesPart() {
  const found = texts().rules.map((rule, index) => ({ rule, index })).sort((a, b) => a.rule[0].localeCompare(b.rule[0], prefs.lang))
    .filter(({ rule }) => (rule[0] + " " + rule[1]).toLocaleLowerCase().includes(search.toLocaleLowerCase()));
  return [el("h2", { tabindex: -1, text: say("rules") }),
    el("label", { class: "field" }, el("span", { text: say("search") }), el("input", { type: "search", value: search, "data-f": "search", on: { input: (event) => { search = event.target.value; render(); } } })),
    found.length ? el("div", { class: "rules" }, found.map(({ rule, index }) => ruleDetails(index, "", "all/" + index))) : el("p", { class: "empty", text: say("none-found") })];
}
function backPart() {
  const text = resultText(), grid = qrGrid(text);
  const field = el("textarea", { readonly: true, rows: 5, class: "code", id: "result", "data-f": "result", "aria-label": say("result-text") }, text);
  const copy = async () => {
    field.select();
    let done = false;
    try { done = document.execCommand("copy"); } catch (error) { done = false; }
    if (!done && navigator.clipboard) done = await navigator.clipboard.writeText(text).then(() => true, () => false);
    tell(say(done ? "live-copied" : "live-not-copied"));
    byId("copied").textContent = say(done ? "live-copied" : "live-not-copied");
  };
  return [el("h2", { tabindex: -1, text: say("hand-back") }), el("p", { text: say("hand-back-text") }),
    grid ? el("div", { class: "qr" }, qrDrawing(grid, say("qr-label"))) : el("p", { class: "warning", text: say("qr-long") }),
    field, el("button", { type: "button", class: "verb main", "data-f": "copy", on: { click: copy } }, symbol("copy"), el("span", { text: say("copy") })),
    el("p", { id: "copied", class: "dim" }), el("p", { class: "dim", text: texts().army.d })];
}
function tabsPart() {
  const tab = (id, name, key) => el("button", { type: "button", class: "tab", "data-f": "tab/" + id, "aria-current": view.tab === id ? "page" : null, on: { click: () => show(id === "army" && view.tab === "army" ? { tab: id, unit: wide() ? view.unit : "" } : { tab: id }) } }, symbol(name), el("span", { text: say(key) }));
  return [tab("army", "roster", "army"), tab("score", "table-view", "score"), tab("rules", "book", "rules"), tab("back", "qr", "hand-back-short")];
}

// ---- dialogs
function openDialog(title, ...parts) {
  const dialog = byId("dialog");
  dialog.replaceChildren(el("form", { method: "dialog" }, el("h2", { text: title }), parts));
  dialog.setAttribute("aria-label", title);
  if (!dialog.open) dialog.showModal();
}
const closeDialog = () => byId("dialog").close();
const verb = (key, run, main) => el("button", { type: "button", class: main ? "verb main" : "verb", "data-f": "dialog/" + key, text: say(key), on: { click: run } });
function askAnew() {
  openDialog(say("anew"), el("p", { text: say("anew-ask") }), el("div", { class: "foot" }, verb("keep", closeDialog),
    verb("anew-do", () => { beginAnew(); closeDialog(); view.unit = ""; render(); tell(say("live-anew")); }, true)));
}
function askMarker(unit) {
  const field = el("input", { type: "text", maxlength: 40, "data-f": "marker-name" });
  const add = () => {
    const name = field.value.trim().replace(/^#+/, "");
    if (!name) return field.focus();
    if (!state.markers.includes(name)) change(["markers"], state.markers.concat(name));
    closeDialog();
    if (!markersOf(unit.k).includes(name)) toggleMarker(unit, name);
  };
  field.addEventListener("keydown", (event) => { if (event.key === "Enter") { event.preventDefault(); add(); } });
  openDialog(say("own-marker"), el("label", { class: "field" }, el("span", { text: say("marker-name") }), field), el("div", { class: "foot" }, verb("cancel", closeDialog), verb("add", add, true)));
  field.focus();
}
function segments(label, choices, now, choose) {
  return el("fieldset", {}, el("legend", { text: label }), el("div", { class: "segments" }, choices.map(([value, name]) => el("button", { type: "button", "aria-pressed": value === now ? "true" : "false", "data-f": "choose/" + value, lang: data.words[value] ? value : null, text: name, on: { click: () => choose(value) } }))));
}
function openMenu() {
  const field = el("input", { type: "text", maxlength: 60, value: state.opponent, "data-f": "opponent", on: { input: (event) => change(["opponent"], event.target.value.trim() || "", true), change: render } });
  openDialog(say("menu"), el("label", { class: "field" }, el("span", { text: say("opponent-name") }), field),
    segments(say("look"), [["", say("look-device")], ["light", say("look-light")], ["dark", say("look-dark")]], prefs.theme, (value) => { prefs.theme = value; writeStore(prefsKey, { theme: value }); applyLook(); openMenu(); }),
    data.langs.length > 1 ? segments(say("language"), data.langs.map((each) => [each.c, each.n]), prefs.lang, (value) => { prefs.lang = value; writeStore(storeKey + ".lang", value); applyLook(); render(); openMenu(); }) : null,
    el("div", { class: "foot" }, verb("anew-menu", askAnew), verb("close", () => { closeDialog(); render(); }, true)));
}

// ---- drawing it all
const keepFocus = (draw) => {
  const at = document.activeElement && document.activeElement.getAttribute ? document.activeElement.getAttribute("data-f") : null;
  const caret = at && document.activeElement.selectionStart;
  draw();
  const again = at && document.querySelector("[data-f='" + CSS.escape(at) + "']");
  if (!again || again === document.activeElement) return;
  again.focus({ preventScroll: true });
  if (typeof caret === "number" && again.setSelectionRange) again.setSelectionRange(caret, caret);
};
const refreshUndo = () => { byId("undo").disabled = steps.length === 0; };
function applyLook() {
  const dark = prefs.theme === "dark" || (!prefs.theme && window.matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.lang = prefs.lang;
}
function render() {
  keepFocus(() => {
    if (wide() && view.tab === "army" && !unitOf(view.unit) && texts().units.length) view.unit = texts().units[0].k;
    document.body.dataset.tab = view.tab;
    document.body.dataset.inside = view.tab === "army" && view.unit ? "yes" : "no";
    byId("head").replaceChildren(...headPart());
    byId("turnbar").replaceChildren(...turnPart());
    byId("army").replaceChildren(...armyPart().flat(2));
    byId("army").setAttribute("aria-label", say("army"));
    byId("tabs").replaceChildren(...tabsPart());
    byId("tabs").setAttribute("aria-label", say("parts"));
    const makers = { unit: unitPart, score: scorePart, rules: rulesPart, back: backPart };
    const shown = view.tab === "army" ? "unit" : view.tab;
    for (const id of Object.keys(makers)) byId(id).replaceChildren(...(id === shown ? makers[id]().flat(2).filter((part) => part) : []));
  });
}
