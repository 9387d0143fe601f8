// SPDX-License-Identifier: GPL-3.0-or-later
// Small things that everything else uses. Nothing here or elsewhere makes markup of a text: names are text nodes.
const data = JSON.parse(document.getElementById("data").textContent);
const byId = (id) => document.getElementById(id);

/** An element; `props`: class, text, on (listeners), data, everything else is an attribute. Children may be texts or nothing. */
function el(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "class") node.className = value;
    else if (key === "text") node.textContent = value;
    else if (key === "on") for (const [event, run] of Object.entries(value)) node.addEventListener(event, run);
    else node.setAttribute(key, value === true ? "" : value);
  }
  for (const child of children.flat(3)) {
    if (child === undefined || child === null || child === false || child === "") continue;
    node.append(child);
  }
  return node;
}

/** A drawing of the page's own sheet of symbols; `label` for those who cannot see it, else it is decoration. */
function symbol(name, label, className) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", "#s-" + name);
  svg.setAttribute("class", "sym" + (className ? " " + className : ""));
  if (label) {
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", label);
  } else svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

/** Bold and italics of a rule text (**…**, *…*), and {symbol}; everything else is text. */
function marked(text) {
  const out = [];
  let bold = false, italic = false;
  for (const part of String(text).split(/(\*\*|\*|\{[a-z0-9-]+\})/)) {
    if (part === "**") bold = !bold;
    else if (part === "*") italic = !italic;
    else if (/^\{[a-z0-9-]+\}$/.test(part) && byId("s-" + part.slice(1, -1))) out.push(symbol(part.slice(1, -1), symbolWord(part.slice(1, -1))));
    else if (part) out.push(bold ? el("b", { text: part }) : italic ? el("i", { text: part }) : document.createTextNode(part));
  }
  return out;
}

/** Fills %1, %2 in one go: what is filled in is never looked at again. */
const fill = (sentence, ...values) => String(sentence).replace(/%([1-9])/g, (all, n) => (n <= values.length ? values[n - 1] : all));

// ---- the signs of the text that goes back: QR codes hold digits and capitals best
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
function base32(bytes) {
  let text = "", bits = 0, held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += signs[(held >> (bits - 5)) & 31];
    held &= 255;
  }
  return bits > 0 ? text + signs[(held << (5 - bits)) & 31] : text;
}
const textSigns = (text) => base32(new TextEncoder().encode(text));

function crc32(text) {
  let crc = ~0;
  for (let i = 0; i < text.length; ++i) {
    crc ^= text.charCodeAt(i);
    for (let k = 0; k < 8; ++k) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
