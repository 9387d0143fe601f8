// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/odds/MatrixPicture.h"

#include "print/paint/PageImage.h"
#include "print/sheets/MatrixSheet.h"

namespace muster::app {

QImage matrixPicture(const MatrixShown &shown, const QColor &colour, const QString &language)
{
    print::MatrixContent content;
    const print::PaperText words(language);
    content.title = words.translate("Paper", "%1 against %2").arg(shown.mineName, shown.theirsName);
    content.mine = shown.mine;
    content.theirs = shown.theirs;
    content.myAttacks = shown.matrix;
    content.notCounted = shown.notCounted;
    print::SheetStyle style;
    style.head = print::headShapeFromName(shown.pack->cards().head);
    style.colour = colour.isValid() ? colour.rgb() : style.colour;
    style.language = language;
    style.footLeft = words.translate("Paper", "%1 pack %2").arg(shown.pack->name(language), shown.pack->manifest().version);
    style.footRight = words.translate("Paper", "What hurts what").toLower();
    const print::TextMeter meter;
    const print::Pages pages = layoutMatrix(content, style, meter);
    return pages.empty() ? QImage() : print::pageImage(pages.front(), 130);
}

} // namespace muster::app
