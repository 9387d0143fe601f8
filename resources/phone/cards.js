// SPDX-License-Identifier: GPL-3.0-or-later
// A unit's card: boxes, markers, figures, weapons as tables, rules.
const words = () => data.words[prefs.lang];
/** The army in this language, or in the only one that the data have. */
const texts = () => data.sets[prefs.lang] || data.sets[data.lang];
const say = (key, ...values) => fill(words()[key] ?? key, ...values);
const symbolWord = (name) => words()["symbol-" + name] || "";
const opened = new Set(); // rules that are unfolded

const figureText = (figure) => (typeof figure === "string" ? figure : figure.t || "");
function figureNodes(figure) {
  if (typeof figure === "string") return [el("bdi", { text: figure || "–" })];
  if (figure.d) return [el("bdi", { class: "dice", text: figure.t })];
  return figure.s.map((name) => symbol(name, symbolWord(name)));
}

// ---- boxes
const shapeNames = { F: "figure", B: "box", A: "shell", O: "once", L: "box" };
function tickBox(unit, index, track, group, box) {
  const ticks = ticksOf(unit.k, index, track), on = ticks[group].includes(box);
  const word = say(track.k === "F" ? "box-figure" : "box-box", track.l || say("boxes"), track.g > 1 ? (group + 1) + "." + (box + 1) : box + 1);
  return el("button", {
    type: "button", class: "tick " + shapeNames[track.k], "aria-pressed": on ? "true" : "false", "data-f": [unit.k, index, group, box].join("/"),
    "aria-label": word, on: { click: () => {
      ticks[group] = on ? ticks[group].filter((each) => each !== box) : ticks[group].concat(box).sort((a, b) => a - b);
      setTicks(unit.k, index, ticks);
      render();
      tell(say("live-left", unit.n, leftText(unit, index, track)));
    } },
  }, symbol("x"));
}
function counter(unit, index, track, group) {
  const step = (by) => el("button", { type: "button", class: "step", "data-f": [unit.k, index, group, by].join("/"),
    "aria-label": say(by > 0 ? "lose" : "heal", Math.abs(by), track.l || say("boxes")), text: (by > 0 ? "−" : "+") + Math.abs(by), on: { click: () => {
      const ticks = ticksOf(unit.k, index, track);
      ticks[group] = Math.min(track.n, Math.max(0, ticks[group] + by));
      setTicks(unit.k, index, ticks);
      render();
      tell(say("live-left", unit.n, leftText(unit, index, track)));
    } } });
  return el("div", { class: "counter", role: "group" }, step(5), step(1),
    el("output", {}, el("b", { text: track.n - ticksOf(unit.k, index, track)[group] }), " / " + track.n), step(-1), step(-5));
}
const leftText = (unit, index, track) => say("left-of", track.n * track.g - lostOf(unit.k, index, track), track.n * track.g);
function trackPart(unit, track, index) {
  const rows = [];
  for (let g = 0; g < track.g; ++g) {
    const boxes = [];
    if (isCounter(track)) boxes.push(counter(unit, index, track, g));
    else for (let b = 0; b < track.n; ++b) boxes.push(tickBox(unit, index, track, g, b));
    const label = track.g > 1 ? el("span", { class: "model", "aria-hidden": "true", text: g + 1 }) : null;
    rows.push(el("div", { class: track.g > 1 && track.n < 4 ? "boxes few" : "boxes" }, label, boxes));
  }
  return el("div", { class: "track", role: "group", "aria-label": track.l || say("boxes") },
    el("p", { class: "track-head" }, el("span", { dir: "auto", text: track.l }), el("span", { class: "left", text: leftText(unit, index, track) })),
    el("div", { class: "groups" }, rows));
}

// ---- markers
const markerId = (marker) => "#" + marker.id;
function markerName(id) {
  const known = texts().markers.find((marker) => markerId(marker) === id);
  return known ? known.n : id;
}
function markerSymbol(id) {
  const known = texts().markers.find((marker) => markerId(marker) === id);
  return known && known.s ? symbol(known.s) : null;
}
function toggleMarker(unit, id) {
  const has = markersOf(unit.k), on = has.includes(id);
  change(["units", unit.k, "m"], on ? (has.length > 1 ? has.filter((each) => each !== id) : null) : has.concat(id));
  render();
  tell(say(on ? "live-marker-off" : "live-marker-on", unit.n, markerName(id)));
}
function markerPart(unit) {
  const all = texts().markers.map(markerId).concat(state.markers), on = markersOf(unit.k);
  const many = all.length > 5, more = opened.has("markers");
  const shown = !many || more ? all : all.filter((id, i) => i < 3 || on.includes(id));
  for (const id of on) if (!shown.includes(id)) shown.push(id);
  const buttons = shown.map((id) => el("button", { type: "button", class: "toggle", "aria-pressed": on.includes(id) ? "true" : "false",
    "data-f": unit.k + "/m/" + id, on: { click: () => toggleMarker(unit, id) } }, markerSymbol(id), el("span", { dir: "auto", text: markerName(id) })));
  if (many) buttons.push(el("button", { type: "button", class: "toggle", "data-f": "more-markers", "aria-expanded": more ? "true" : "false",
    "aria-label": say("more-markers"), on: { click: () => { more ? opened.delete("markers") : opened.add("markers"); render(); } } }, symbol("more")));
  buttons.push(el("button", { type: "button", class: "toggle", "data-f": "own-marker", on: { click: () => askMarker(unit) } }, symbol("plus"), el("span", { text: say("marker") })));
  return el("div", { class: "markers", role: "group", "aria-label": say("markers") }, buttons);
}

// ---- weapons
function stripHeads(strip, first) {
  const groups = el("tr", {}), labels = el("tr", {});
  for (const group of strip.g) {
    const word = group.s ? symbolWord(group.s) : group.l || "";
    groups.append(el("th", { scope: "colgroup", colspan: group.c.length }, word));
    group.c.forEach((label, i) => labels.append(el("th", { scope: "col", class: i ? null : "edge", "aria-label": (word + " " + label).trim(), text: label })));
  }
  return el("thead", {}, first && strip.g.some((group) => group.s || group.l) ? groups : null, labels);
}
function stripCell(cell, strip, span, edge) {
  const props = { colspan: span > 1 ? span : null, class: [cell === null ? "closed" : "", edge ? "edge" : ""].join(" ").trim() || null };
  if (cell === null) return el("td", props, el("span", { class: "sr", text: say("no-effect") }));
  const mark = (part) => [...part].map((sign) => (strip.m && strip.m[sign] ? symbol(strip.m[sign], symbolWord(strip.m[sign])) : sign));
  const parts = strip.k ? cell.split("/") : [cell];
  return el("td", props, el("b", {}, mark(parts[0])), parts.length > 1 ? [el("br"), mark(parts.slice(1).join("/"))] : null);
}
function stripRow(row, strip) {
  const tr = el("tr", {});
  strip.g.forEach((group, g) => {
    const cells = row.p[g] || [];
    for (let c = 0; c < group.c.length;) {
      const cell = cells[c] === undefined ? null : cells[c];
      let span = 1;
      while (c + span < group.c.length && (cells[c + span] === undefined ? null : cells[c + span]) === cell) ++span;
      tr.append(stripCell(cell, strip, span, c === 0));
      c += span;
    }
  });
  return tr;
}
function rowCaption(row, table) {
  const facts = [];
  (row.v || []).forEach((value, i) => {
    if (value === "" || (typeof value === "object" && !value.t && !(value.s || []).length)) return;
    const label = table.c[i] ? table.c[i] : "";
    facts.push(el("span", { class: "fact" }, label && typeof value === "string" ? label + " " : "", figureNodes(value)));
  });
  return [el("b", { dir: "auto", text: (row.x > 1 ? row.x + " × " : "") + row.n }), row.o ? el("span", { class: "dim", dir: "auto", text: " " + row.o }) : null,
    facts.length && table.s ? el("span", { class: "dim facts" }, facts) : null, row.t ? el("span", { class: "tags", dir: "auto", text: row.t }) : null];
}
function stripTables(table) {
  let first = true;
  const parts = table.r.map((row) => {
    if (!row.p || !row.p.length) return el("p", { class: "weapon" }, rowCaption(row, table));
    const made = el("table", { class: "strip" }, el("caption", {}, rowCaption(row, table)), stripHeads(table.s, first), el("tbody", {}, stripRow(row, table.s)));
    first = false;
    return made;
  });
  const hand = (table.s.h || []).map((value, i) => (value && table.s.g[i] ? symbolWord(table.s.g[i].s) + " " + value : "")).filter((text) => text);
  if (hand.length) parts.push(el("p", { class: "dim", text: table.s.hl + say("colon") + hand.join(", ") }));
  if (table.s.e) parts.push(el("p", { class: "dim key" }, marked(table.s.e)));
  return parts;
}
// Long words stand below the row, not in a column of their own.
function rowsTable(table) {
  const long = table.c.map((_, c) => table.r.some((row) => figureText(row.v[c] ?? "").length > 12));
  const narrow = table.c.map((label, c) => ({ label, c })).filter(({ c }) => !long[c]);
  const bodies = table.r.map((row) => {
    const body = el("tbody", {}, el("tr", {}, el("th", { scope: "rowgroup", colspan: Math.max(1, narrow.length) }, rowCaption(row, {c: []}))));
    if (narrow.length) body.append(el("tr", {}, narrow.map(({ c }) => el("td", {}, figureNodes(row.v[c] ?? "")))));
    table.c.forEach((label, c) => {
      if (long[c] && !["", "-", "–"].includes(figureText(row.v[c] ?? ""))) body.append(el("tr", {}, el("td", { class: "long", colspan: Math.max(1, narrow.length) },
        label ? el("span", { class: "dim", text: label + say("colon") }) : null, el("bdi", { text: figureText(row.v[c]) }))));
    });
    return body;
  });
  return el("table", { class: "rows" }, table.t ? el("caption", {}, el("b", { text: table.t })) : null,
    narrow.length ? el("thead", {}, el("tr", {}, narrow.map(({ label }) => el("th", { scope: "col", dir: "auto", text: label })))) : null, bodies);
}
const tablePart = (table) => (table.s ? stripTables(table) : rowsTable(table));

// ---- figures, lines, rules
function vitalsPart(cells) {
  return el("dl", { class: "vitals" }, cells.map((cell) => el("div", {}, el("dt", { dir: "auto", text: cell.l }),
    el("dd", {}, figureNodes(cell.v), cell.n && cell.n.length ? el("small", { text: cell.n.join(" · ") }) : null))));
}
function ruleDetails(index, note, id, star) {
  const [name, text] = texts().rules[index];
  const details = el("details", { class: "rule", open: opened.has(id) },
    el("summary", { "data-f": id }, star ? symbol("star", null, "star") : null, el("span", { class: "rule-name", dir: "auto", text: name }),
      note ? el("span", { class: "dim", dir: "auto", text: note }) : null),
    el("div", { class: "rule-text", dir: "auto" }, (text || say("no-text")).split("\n").map((line) => el("p", {}, marked(line)))));
  details.addEventListener("toggle", () => (details.open ? opened.add(id) : opened.delete(id)));
  return details;
}
function unitLine(unit) {
  return [unit.y, unit.u, unit.p, unit.w].filter((part) => part).join(" · ");
}
function unitCard(unit) {
  const parts = [];
  parts.push(el("div", { class: "tracks" }, unit.tr.map((track, index) => (["A", "L"].includes(track.k) ? null : trackPart(unit, track, index)))));
  parts.push(markerPart(unit));
  if (unit.adv) parts.push(el("p", { class: unit.adv.a ? "advantage" : "advantage off" }, symbol("star", null, "star"), el("b", { dir: "auto", text: unit.adv.n }),
    unit.adv.m ? el("span", { class: "dim", text: say("missing", unit.adv.m) }) : null));
  for (const cells of unit.vit) parts.push(vitalsPart(cells));
  for (const table of unit.tab) parts.push(el("div", { class: "weapons" }, tablePart(table)));
  parts.push(el("div", { class: "tracks" }, unit.tr.map((track, index) => (["A", "L"].includes(track.k) ? trackPart(unit, track, index) : null))));
  if (unit.li.length) parts.push(el("dl", { class: "lines" }, unit.li.map(([label, value]) => el("div", {}, el("dt", { dir: "auto", text: label }), el("dd", { dir: "auto", text: value })))));
  if (unit.ru.length) parts.push(el("div", { class: "rules" }, unit.ru.map(([index, note, star]) => ruleDetails(index, note, "rule/" + unit.k + "/" + index, star))));
  if (unit.co.length) parts.push(el("details", { class: "rule" }, el("summary", { "data-f": "costs" }, el("span", { class: "rule-name", text: say("price") })),
    el("table", { class: "rows price" }, el("tbody", {}, unit.co.map((line) => el("tr", {}, el("th", { scope: "row", dir: "auto", text: line[0] }), el("td", { text: line[1] })))))));
  parts.push(noteField(say("note"), ["units", unit.k, "note"], ofUnit(unit.k).note, "note/" + unit.k, unit.no));
  return parts;
}
function noteField(label, path, value, id, own) {
  return el("label", { class: "note" }, el("span", { text: label }), own ? el("span", { class: "dim own", dir: "auto", text: own }) : null,
    el("textarea", { rows: 3, maxlength: 500, dir: "auto", "data-f": id, on: { input: (event) => { change(path, event.target.value || null, true); refreshUndo(); } } }, value || ""));
}
