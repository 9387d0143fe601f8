// SPDX-License-Identifier: GPL-3.0-or-later
// A QR code (ISO/IEC 18004) of digits, capitals and a few signs: alphanumeric mode, error correction M, L where M has no room.
const qrSigns = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
// By version: error correction bytes of a block, and how many blocks.
const qrEcc = {
  M: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28],
  L: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30],
};
const qrBlocks = {
  M: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29],
  L: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15],
};
const qrMost = 30; // larger ones are too fine for a phone's screen

function qrAlignments(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2, last = version * 4 + 10;
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  const places = [6];
  for (let at = last; places.length < count; at -= step) places.splice(1, 0, at);
  return places;
}
function qrModules(version) {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const n = Math.floor(version / 7) + 2;
    modules -= (25 * n - 10) * n - 55;
    if (version >= 7) modules -= 36;
  }
  return modules;
}
const qrBytes = (version, level) => Math.floor(qrModules(version) / 8) - qrEcc[level][version - 1] * qrBlocks[level][version - 1];

function qrTimes(a, b) { // in the field of 256 with 0x11d
  let product = 0;
  for (let i = 7; i >= 0; --i) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}
function qrRemainder(bytes, degree) {
  const divisor = new Array(degree).fill(0);
  divisor[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; ++i, root = qrTimes(root, 2))
    for (let j = 0; j < degree; ++j) divisor[j] = qrTimes(divisor[j], root) ^ (divisor[j + 1] || 0);
  const rest = new Array(degree).fill(0);
  for (const byte of bytes) {
    const factor = byte ^ rest.shift();
    rest.push(0);
    divisor.forEach((each, i) => (rest[i] ^= qrTimes(each, factor)));
  }
  return rest;
}

// The text as bytes, filled up to the size of the code.
function qrData(text, version, level) {
  const bits = [];
  const put = (value, count) => { for (let i = count - 1; i >= 0; --i) bits.push((value >>> i) & 1); };
  put(2, 4);
  put(text.length, version < 10 ? 9 : version < 27 ? 11 : 13);
  for (let i = 0; i + 1 < text.length; i += 2) put(qrSigns.indexOf(text[i]) * 45 + qrSigns.indexOf(text[i + 1]), 11);
  if (text.length % 2) put(qrSigns.indexOf(text[text.length - 1]), 6);
  const room = qrBytes(version, level) * 8;
  if (bits.length > room) return null;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const bytes = [];
  for (let i = 0; i < bits.length; i += 8) bytes.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  return bytes;
}

// Blocks with their error correction, interleaved.
function qrCodewords(bytes, version, level) {
  const blocks = qrBlocks[level][version - 1], ecc = qrEcc[level][version - 1];
  const all = Math.floor(qrModules(version) / 8), shorts = blocks - (all % blocks), short = Math.floor(all / blocks) - ecc;
  const parts = [];
  for (let i = 0, at = 0; i < blocks; ++i) {
    const part = bytes.slice(at, at + short + (i < shorts ? 0 : 1));
    at += part.length;
    parts.push({ part, rest: qrRemainder(part, ecc) });
  }
  const out = [];
  for (let i = 0; i <= short; ++i) for (const { part } of parts) if (i < part.length) out.push(part[i]);
  for (let i = 0; i < ecc; ++i) for (const { rest } of parts) out.push(rest[i]);
  return out;
}

function qrFrame(version) {
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => new Array(size).fill(false));
  const taken = Array.from({ length: size }, () => new Array(size).fill(false));
  const set = (x, y, value) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y][x] = value;
    taken[y][x] = true;
  };
  for (let i = 0; i < size; ++i) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]])
    for (let dy = -4; dy <= 4; ++dy)
      for (let dx = -4; dx <= 4; ++dx) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const places = qrAlignments(version), last = places.length - 1;
  places.forEach((cy, i) => places.forEach((cx, j) => {
    if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
    for (let dy = -2; dy <= 2; ++dy) for (let dx = -2; dx <= 2; ++dx) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  }));
  return { size, dark, taken, set };
}
function qrFormat(frame, level, mask) {
  const value = (level === "L" ? 1 : 0) * 8 + mask;
  let rest = value;
  for (let i = 0; i < 10; ++i) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((value << 10) | rest) ^ 0x5412, bit = (i) => ((bits >>> i) & 1) === 1;
  const { set, size } = frame;
  for (let i = 0; i <= 5; ++i) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; ++i) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; ++i) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; ++i) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
}
function qrVersionBits(frame, version) {
  if (version < 7) return;
  let rest = version;
  for (let i = 0; i < 12; ++i) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; ++i) {
    const on = ((bits >>> i) & 1) === 1, a = frame.size - 11 + (i % 3), b = Math.floor(i / 3);
    frame.set(a, b, on);
    frame.set(b, a, on);
  }
}
const qrMasks = [
  (x, y) => (x + y) % 2 === 0, (x, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0, (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
function qrFill(frame, words) {
  let i = 0;
  for (let right = frame.size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < frame.size; ++step)
      for (let j = 0; j < 2; ++j) {
        const x = right - j, y = ((right + 1) & 2) === 0 ? frame.size - 1 - step : step;
        if (frame.taken[y][x] || i >= words.length * 8) continue;
        frame.dark[y][x] = ((words[i >>> 3] >>> (7 - (i & 7))) & 1) === 1;
        ++i;
      }
  }
}
// How hard a code would be to read: long runs, blocks, false finders, too much of one colour.
function qrPenalty(grid) {
  const size = grid.length;
  let penalty = 0, darks = 0;
  const lines = grid.map((row) => row.map((on) => (on ? "1" : "0")).join(""));
  const columns = lines.map((_, x) => lines.map((row) => row[x]).join(""));
  for (const line of lines.concat(columns)) {
    for (const run of line.match(/0{5,}|1{5,}/g) || []) penalty += run.length - 2;
    for (let i = 0; i + 11 <= size; ++i) {
      const part = line.slice(i, i + 11);
      if (part === "10111010000" || part === "00001011101") penalty += 40;
    }
  }
  for (let y = 0; y < size; ++y)
    for (let x = 0; x < size; ++x) {
      darks += grid[y][x] ? 1 : 0;
      if (x && y && grid[y][x] === grid[y - 1][x] && grid[y][x] === grid[y][x - 1] && grid[y][x] === grid[y - 1][x - 1]) penalty += 3;
    }
  return penalty + Math.floor(Math.abs((darks * 20) / (size * size) - 10)) * 10;
}

/** The squares of the code, true = dark; null when the text is too long for a screen. */
function qrGrid(text) {
  for (const level of ["M", "L"])
    for (let version = 1; version <= qrMost; ++version) {
      const bytes = qrData(text, version, level);
      if (!bytes) continue;
      const words = qrCodewords(bytes, version, level);
      let best = null;
      qrMasks.forEach((mask, number) => {
        const frame = qrFrame(version);
        qrFormat(frame, level, number);
        qrVersionBits(frame, version);
        qrFill(frame, words);
        for (let y = 0; y < frame.size; ++y)
          for (let x = 0; x < frame.size; ++x) if (!frame.taken[y][x] && mask(x, y)) frame.dark[y][x] = !frame.dark[y][x];
        const penalty = qrPenalty(frame.dark);
        if (!best || penalty < best.penalty) best = { penalty, grid: frame.dark };
      });
      return best.grid;
    }
  return null;
}
/** The code as a drawing: black on white in every theme, with its margin. */
function qrDrawing(grid, label) {
  const space = "http://www.w3.org/2000/svg", side = grid.length + 8;
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 " + side + " " + side);
  svg.setAttribute("shape-rendering", "crispEdges");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  const ground = document.createElementNS(space, "rect");
  ground.setAttribute("width", side);
  ground.setAttribute("height", side);
  ground.setAttribute("fill", "#fff");
  const path = document.createElementNS(space, "path");
  let d = "";
  grid.forEach((row, y) => row.forEach((on, x) => { if (on) d += "M" + (x + 4) + " " + (y + 4) + "h1v1h-1z"; }));
  path.setAttribute("d", d);
  path.setAttribute("fill", "#000");
  svg.append(ground, path);
  return svg;
}
