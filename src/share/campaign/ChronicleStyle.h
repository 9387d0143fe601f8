// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::share {

/// The style sheet of the chronicle's web pages: light and dark, narrow and wide, and on paper.
inline constexpr const char *chronicleStyle =
    R"(:root{color-scheme:light dark;--paper:#fff;--ink:#16181d;--soft:#5c6270;--line:#d4d8e0;--plate:#5b1e2b;--ok:#1f7a3a;--bad:#a3242c}
@media(prefers-color-scheme:dark){:root{--paper:#16181d;--ink:#e8eaf0;--soft:#a0a6b4;--line:#3a3f4b;--plate:#8a3044;--ok:#6ac187;--bad:#e5787f}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
header{background:var(--plate);color:#fff;padding:1.2rem 1rem 1rem}header h1{margin:0;font-size:1.9rem;line-height:1.15}header p{margin:.3rem 0 0}
header a{color:#fff}main{max-width:60rem;margin:0 auto;padding:1rem}nav{max-width:60rem;margin:0 auto;padding:.6rem 1rem}
nav a{margin-right:1rem}a{color:inherit}h2{font-size:1.2rem;border-bottom:2px solid var(--plate);padding-bottom:.2rem;margin:1.6rem 0 .5rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .5rem;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--soft);font-weight:600;font-size:.85rem}.n{text-align:right;font-variant-numeric:tabular-nums}.wide{overflow-x:auto}
.sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr));gap:1.2rem}.soft{color:var(--soft)}.won{color:var(--ok)}.lost{color:var(--bad)}
figure{margin:1rem 0}img{max-width:100%;height:auto;display:block}figcaption{color:var(--soft);font-style:italic}
.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1rem}.pictures figure{margin:0}
.story{display:flow-root}.story::first-letter{font-size:2.6em;float:left;line-height:1;padding-right:.08em;color:var(--plate);font-weight:700}
.fallen{display:grid;grid-template-columns:7rem 1fr;gap:1rem;padding:1rem 0;border-bottom:1px solid var(--line)}.fallen img,.nobody{width:7rem;height:8.4rem;object-fit:cover;object-position:top;border:2px solid var(--plate)}
.nobody{background:var(--line);display:flex;align-items:center;justify-content:center}.nobody svg{width:4rem;fill:var(--paper)}
.figures{display:flex;flex-wrap:wrap;gap:1.6rem;margin:1rem 0}.figures b{display:block;font-size:2rem;line-height:1.1;color:var(--plate)}svg{width:100%;height:auto}footer{max-width:60rem;margin:2rem auto;padding:0 1rem;color:var(--soft);font-size:.85rem}
@media print{header{color:#000;background:none;border-bottom:3px solid #000}nav{display:none}})";

/// Head and shoulders, where there is no portrait.
inline constexpr const char *chronicleNobody = "<svg viewBox=\"0 0 40 40\" aria-hidden=\"true\"><circle cx=\"20\" cy=\"13\" r=\"8\"/>"
                                               "<path d=\"M4 38c0-10 7-15 16-15s16 5 16 15z\"/></svg>";

} // namespace muster::share
