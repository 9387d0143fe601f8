// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/RosterDocument.h"
#include "models/FormationModel.h"
#include "models/KeyedTreeModel.h"

#include <optional>

namespace muster::models {

/// One finding as a row: what is wrong, where, and what would mend it.
struct FindingContent
{
    enum class Kind { Error, Warning, Advantage, Hint };

    QString key;
    Kind kind = Kind::Error;
    QString title;
    QString scope;
    QString fixText;   ///< button that mends it at once; empty = none
    QString culpritId; ///< selection or force to jump to
    Place slot;        ///< empty mandatory slot: what "Choose..." opens
    bool option = false; ///< the slot is an option of the unit itself: chosen in its panel, not in the catalogue
    std::optional<rules::Fix> fix;

    friend bool operator==(const FindingContent &, const FindingContent &) = default;
};

/// The same as a row of a tree.
struct FindingRow : FindingContent
{
    std::vector<FindingRow> children; ///< never any

    [[nodiscard]] bool sameContent(const FindingRow &other) const { return static_cast<const FindingContent &>(*this) == other; }
};

/// Everything the engine has to say about an open roster: errors, warnings, inactive advantages, hints.
class FindingsModel : public KeyedTreeModel<FindingRow>
{
public:
    FindingsModel(documents::RosterDocument &document, share::RosterLook look, QObject *parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    void setLook(share::RosterLook look);
    [[nodiscard]] int errorCount() const { return m_errors; }
    [[nodiscard]] int warningCount() const { return m_warnings; }
    /// Mends what the row says; the answer as for every edit.
    documents::RosterDocument::Answer applyFix(const QModelIndex &index);

private:
    void refresh();
    [[nodiscard]] FindingRow rowFor(const rules::RosterFinding &finding) const;
    [[nodiscard]] FindingRow rowFor(const rules::Advantage &advantage) const;
    [[nodiscard]] Place emptySlot(const rules::RosterFinding &finding, bool &option) const;

    documents::RosterDocument &m_document;
    share::RosterLook m_look;
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace muster::models
