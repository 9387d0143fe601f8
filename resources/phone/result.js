// SPDX-License-Identifier: GPL-3.0-or-later
// The text that goes back to Muster (docs/TABLE-TEXT.md): everything that was ticked, with a checksum.
function trackItem(key, index, track) {
  const ticks = ticksOf(key, index, track).map(countOf);
  return ticks.some((count) => count > 0) ? index + track.k + ticks.join("+") + "/" + track.n : "";
}
function unitToken(unit, markerNumber) {
  const own = ofUnit(unit.k);
  const items = unit.tr.map((track, index) => trackItem(unit.k, index, track));
  if (own.x) items.push("X" + own.x);
  if (own.off) items.push("R");
  for (const marker of markersOf(unit.k)) items.push("M" + markerNumber(marker));
  if (own.note) items.push("N" + textSigns(own.note));
  const said = items.filter((item) => item);
  return said.length ? "U" + unit.k + ":" + said.join(".") : "";
}
function resultText() {
  const turns = Math.max(state.turn, ...Object.keys(state.score).map(Number), 1);
  const scores = [0, 1].map((side) => {
    const list = [];
    for (let turn = 1; turn <= turns; ++turn) list.push((state.score[turn] || {})[side] || 0);
    return list.join(".");
  });
  const used = [];
  const number = (marker) => {
    if (!used.includes(marker)) used.push(marker);
    return used.indexOf(marker) + 1;
  };
  const units = texts().units.map((unit) => unitToken(unit, number)).filter((token) => token);
  const tokens = ["MUSTERT1", data.key, "T" + state.turn, "S" + scores.join(":")];
  if (state.opponent) tokens.push("O" + textSigns(state.opponent));
  if (state.notes) tokens.push("N" + textSigns(state.notes));
  used.forEach((marker, i) => tokens.push("M" + (i + 1) + ":" + textSigns(marker)));
  const text = tokens.concat(units).join(" ");
  const crc = crc32(text);
  return text + " C" + base32([crc >>> 24, (crc >>> 16) & 255, (crc >>> 8) & 255, crc & 255]);
}
