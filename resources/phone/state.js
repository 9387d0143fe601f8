// SPDX-License-Identifier: GPL-3.0-or-later
// What the player has ticked: kept on this device under the list and its content, with every step back.
const storeKey = "muster.table." + data.id + "." + data.hash;
const prefsKey = "muster.table.look";
const mostSteps = 200;
const emptyState = () => ({ v: 1, turn: 1, opponent: "", notes: "", score: {}, units: {}, markers: [] });
let state = emptyState();
let steps = []; // [path, what was there before]
let kept = true; // whether this device keeps anything
let prefs = { theme: "", lang: data.lang };

function readStore(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch (error) {
    return null;
  }
}
function writeStore(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    return false;
  }
}
const isObject = (value) => !!value && typeof value === "object" && !Array.isArray(value);
function loadState() {
  const stored = readStore(storeKey);
  if (isObject(stored) && isObject(stored.state) && stored.state.v === 1 && isObject(stored.state.units) && isObject(stored.state.score)) {
    state = Object.assign(emptyState(), stored.state);
    steps = Array.isArray(stored.steps) ? stored.steps : [];
  }
  const look = readStore(prefsKey);
  if (isObject(look)) prefs.theme = ["light", "dark"].includes(look.theme) ? look.theme : "";
  // The language of the page holds until somebody chooses another one for this list.
  const own = readStore(storeKey + ".lang");
  if (typeof own === "string" && data.words[own]) prefs.lang = own;
  kept = writeStore(storeKey, { state, steps });
}
const saveState = () => (kept = writeStore(storeKey, { state, steps }));

function valueAt(path) {
  return path.reduce((place, key) => (place === undefined || place === null ? undefined : place[key]), state);
}
function putAt(path, value) {
  let place = state;
  for (const key of path.slice(0, -1)) place = place[key] ?? (place[key] = {});
  const last = path[path.length - 1];
  if (value === undefined || value === null) delete place[last];
  else place[last] = value;
}
/** Changes one thing; undo brings back what was there. Typing in one field is one step. */
function change(path, value, typing) {
  const before = valueAt(path), last = steps[steps.length - 1];
  if (JSON.stringify(before) === JSON.stringify(value)) return;
  if (!(typing && last && last[2] && JSON.stringify(last[0]) === JSON.stringify(path))) steps.push([path, before ?? null, typing ? 1 : 0]);
  if (steps.length > mostSteps) steps.shift();
  putAt(path, value);
  saveState();
}
function undo() {
  const step = steps.pop();
  if (!step) return false;
  putAt(step[0], step[1]);
  saveState();
  return true;
}
function beginAnew() {
  state = emptyState();
  steps = [];
  saveState();
}

// ---- what a unit has
const ofUnit = (key) => state.units[key] || {};
/** Ticks of a track: one entry for each group, a list of numbers (boxes) or one number (a counter). */
function ticksOf(key, index, track) {
  const stored = (ofUnit(key).t || {})[index];
  const out = [];
  for (let g = 0; g < track.g; ++g) {
    const held = Array.isArray(stored) ? stored[g] : undefined;
    if (isCounter(track)) out.push(Number.isInteger(held) ? Math.min(Math.max(held, 0), track.n) : 0);
    else out.push(Array.isArray(held) ? held.filter((box) => Number.isInteger(box) && box >= 0 && box < track.n) : []);
  }
  return out;
}
const isCounter = (track) => track.n > 24;
const countOf = (group) => (Array.isArray(group) ? group.length : group);
const lostOf = (key, index, track) => ticksOf(key, index, track).reduce((sum, group) => sum + countOf(group), 0);
function setTicks(key, index, ticks) {
  change(["units", key, "t", index], ticks.some((group) => countOf(group) > 0) ? ticks : null);
}
const scoreOf = (side) => Object.values(state.score).reduce((sum, turn) => sum + (Number.isInteger(turn[side]) ? turn[side] : 0), 0);
const isDone = (key) => ofUnit(key).done === state.turn;
const markersOf = (key) => (Array.isArray(ofUnit(key).m) ? ofUnit(key).m : []);
