// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/DocumentLook.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace muster::app {

namespace {

struct DocumentLookWords
{
    Q_DECLARE_TR_FUNCTIONS(DocumentLook)
};

QString nothing()
{
    return {};
}

constexpr std::array looks{
    DocumentLook{library::Kind::Roster, "roster", "roster", "rosters", false, true, ".rosz",
                 [] {
                     return DocumentLookWords::tr(
                         "BattleScribe roster (*.rosz);;Plain roster (*.ros);;JSON roster (*.json);;Muster with pictures (*.muster)");
                 },
                 [] { return DocumentLookWords::tr("Rosters"); },
                 [](int count) { return DocumentLookWords::tr("%n roster(s)", nullptr, count); }, nothing},
    DocumentLook{library::Kind::Campaign, "campaign", "campaign", "campaigns", true, true, ".muster",
                 [] { return DocumentLookWords::tr("Muster (*.muster)"); }, [] { return DocumentLookWords::tr("Campaigns"); },
                 [](int count) { return DocumentLookWords::tr("%n campaign(s)", nullptr, count); },
                 [] { return DocumentLookWords::tr("Campaign"); }},
    DocumentLook{library::Kind::Battle, "table", "table", "battles", false, false, ".muster",
                 [] { return DocumentLookWords::tr("Muster (*.muster)"); }, [] { return DocumentLookWords::tr("Battles"); },
                 [](int count) { return DocumentLookWords::tr("%n battle(s)", nullptr, count); },
                 [] { return DocumentLookWords::tr("Battle"); }},
};
constexpr DocumentLook newer{library::Kind(-1),
                             "unknown",
                             "",
                             "newer",
                             false,
                             false,
                             ".muster",
                             [] { return DocumentLookWords::tr("Muster (*.muster)"); },
                             [] { return DocumentLookWords::tr("Of a newer Muster"); },
                             [](int count) { return DocumentLookWords::tr("%n document(s) of a newer Muster", nullptr, count); },
                             [] { return DocumentLookWords::tr("Newer"); }};

} // namespace

std::span<const DocumentLook> documentLooks()
{
    return looks;
}

const DocumentLook &documentLook(library::Kind kind)
{
    const auto found = std::find_if(looks.begin(), looks.end(), [kind](const DocumentLook &look) { return look.kind == kind; });
    return found == looks.end() ? newer : *found;
}

QString nameWithKind(const library::Record &record)
{
    const QString badge = documentLook(record.kind).badge();
    return badge.isEmpty() ? record.name : DocumentLookWords::tr("%1 (%2)").arg(record.name, badge.toLower());
}

} // namespace muster::app
