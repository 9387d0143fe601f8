// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/CardContent.h"
#include "print/sheets/ArmySheets.h"

namespace muster::print {

SheetStyle sheetStyle(const RosterSource &source, const QSizeF &paper, InkMode ink)
{
    SheetStyle style;
    style.head = headShapeFromName(source.design().head);
    style.colour = source.colourOf(source.mainForce());
    style.mark = source.markOf(source.mainForce());
    style.ink = ink;
    style.language = source.language();
    style.paper = paper;
    const double narrow = paper.width() < 170 ? 8 : 12;
    style.margins = {narrow, 11, narrow, 9};
    style.footLeft = source.dataVersion();
    const PaperText words(source.language());
    if (!source.legal()) {
        // A list with errors must not look legal on any page.
        const QStringList findings = source.findings();
        style.footLeft += QStringLiteral(" · ") + words.translate("Paper", "not legal: %1").arg(findings.value(0));
    }
    return style;
}

} // namespace muster::print
