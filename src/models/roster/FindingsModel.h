// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/roster/RosterDocument.h"
#include "models/KeyedTreeModel.h"
#include "models/roster/FormationModel.h"

#include <QTimer>

#include <map>

namespace muster::models {

/// Something that mends a finding at once, and what its button says.
struct FixOffer
{
    QString text;
    rules::Fix fix;
    friend bool operator==(const FixOffer &, const FixOffer &) = default;
};

/// One finding as a row: what is wrong, where, and what would mend it.
struct FindingContent
{
    enum class Kind { Error, Warning, Advantage, Hint };

    QString key;
    Kind kind = Kind::Error;
    QString title;
    QString scope;
    QString culpritId;           ///< selection or force to jump to
    Place slot;                  ///< empty mandatory slot: what "Choose..." opens
    bool option = false;         ///< the slot is an option of the unit itself: chosen in its panel, not in the catalogue
    std::vector<FixOffer> fixes; ///< the best first; each was tried on a copy of the list

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
    Q_OBJECT

public:
    FindingsModel(documents::RosterDocument &document, share::RosterLook look, QObject *parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    void setLook(share::RosterLook look);
    /// Whether fixes of some findings are still to be tried, when the window has nothing else to do.
    [[nodiscard]] bool isLookingForFixes() const { return m_later.isActive(); }
    /// Whether some findings have no offer only because too much is wrong to try something for each of them.
    [[nodiscard]] bool hasGivenUp() const { return m_givenUp; }
    [[nodiscard]] int errorCount() const { return m_errors; }
    [[nodiscard]] int warningCount() const { return m_warnings; }
    /// Mends what the row says by one of its offers; the answer as for every edit.
    documents::RosterDocument::Answer applyFix(const QModelIndex &index, int offer = 0);

signals:
    /// Fixes were looked for, of all findings or of some.
    void searched();

private:
    void refresh();
    /// Looks for fixes of the next rows that have not been asked for; the rest when nothing else is to be done.
    void lookForFixes(int atLeast);
    void lookLater();
    [[nodiscard]] FindingRow rowFor(const rules::RosterFinding &finding) const;
    [[nodiscard]] FindingRow rowFor(const rules::Advantage &advantage) const;
    [[nodiscard]] Place emptySlot(const rules::RosterFinding &finding, bool &option) const;

    documents::RosterDocument &m_document;
    share::RosterLook m_look;
    std::vector<FindingRow> m_rows;
    std::map<QString, std::size_t> m_findings; ///< by key of a row that was not asked for its fixes yet: number of the finding
    QTimer m_later;                            ///< until the next search
    bool m_givenUp = false;
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace muster::models
