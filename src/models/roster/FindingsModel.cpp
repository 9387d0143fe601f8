// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/roster/FindingsModel.h"

#include "models/roster/FormationRows.h"
#include "share/FindingText.h"
#include "text/Typography.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>

namespace muster::models {

namespace {

using share::toData;
using share::toText;

struct FindingsModelWords
{
    Q_DECLARE_TR_FUNCTIONS(FindingsModel)
};

// What a click may wait for: the first findings have their buttons at once, in a list that is wrong everywhere the others follow.
constexpr int alwaysTried = 3;
constexpr std::size_t largeList = 150; // selections: there even three take longer than a click should
constexpr int patience = 6;            // milliseconds
constexpr int breath = 30;             // between two searches: whoever clicks on does not wait for them
constexpr int painting = 0;            // what an edit led to is shown first; the breath begins after it

FindingRow::Kind kindOf(base::Severity severity)
{
    switch (severity) {
    case base::Severity::Error:
        return FindingRow::Kind::Error;
    case base::Severity::Warning:
        return FindingRow::Kind::Warning;
    case base::Severity::Info:
        break;
    }
    return FindingRow::Kind::Hint;
}

} // namespace

FindingsModel::FindingsModel(documents::RosterDocument &document, share::RosterLook look, QObject *parent)
    : KeyedTreeModel(parent), m_document(document), m_look(std::move(look))
{
    connect(&document, &documents::RosterDocument::rosterChanged, this, [this] { refresh(); });
    connect(&document, &documents::RosterDocument::rosterReplaced, this, [this] { refresh(); });
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, [this] {
        if (m_later.interval() == painting)
            m_later.start(breath);
        else
            lookForFixes(1);
    });
    refresh();
}

void FindingsModel::setLook(share::RosterLook look)
{
    m_look = std::move(look);
    refresh();
}

void FindingsModel::refresh()
{
    m_later.setInterval(painting);
    m_rows.clear();
    m_findings.clear();
    std::map<QString, int> seen;
    m_errors = m_warnings = 0;
    const auto take = [&](FindingRow row) -> const QString & {
        if (const int again = seen[row.key]++)
            row.key += QStringLiteral("#%1").arg(again);
        m_errors += row.kind == FindingRow::Kind::Error;
        m_warnings += row.kind == FindingRow::Kind::Warning;
        return m_rows.emplace_back(std::move(row)).key;
    };
    const std::vector<rules::RosterFinding> &findings = m_document.evaluator().findings();
    for (std::size_t i = 0; i < findings.size(); ++i)
        m_findings.emplace(take(rowFor(findings[i])), i);
    for (const rules::Advantage &advantage : rules::advantages(m_document.evaluator())) {
        if (!advantage.active)
            take(rowFor(advantage));
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const FindingRow &a, const FindingRow &b) { return a.kind < b.kind; });
    if (rules::selectionCount(m_document.roster()) <= largeList)
        return lookForFixes(alwaysTried);
    setRows(m_rows);
    lookLater();
}

void FindingsModel::lookForFixes(int atLeast)
{
    QElapsedTimer spent;
    spent.start();
    for (FindingRow &row : m_rows) {
        const auto found = m_findings.find(row.key);
        if (found == m_findings.end())
            continue;
        if (atLeast-- <= 0 && spent.elapsed() > patience)
            break;
        const rules::RosterFinding &finding = m_document.evaluator().findings().at(found->second);
        m_findings.erase(found);
        for (rules::Fix &fix : m_document.evaluator().fixes(finding)) {
            const QString text = share::fixText(fix, finding, m_document.evaluator(), m_look);
            row.fixes.push_back({text, std::move(fix)});
        }
    }
    m_givenUp = m_document.evaluator().fixesGivenUp();
    if (m_givenUp)
        m_findings.clear(); // nothing would come of asking for the others
    setRows(m_rows);
    emit searched();
    lookLater();
}

void FindingsModel::lookLater()
{
    // Begun anew by every edit: a search of the last one would only hold up the next.
    if (m_findings.empty())
        m_later.stop();
    else
        m_later.start();
}

FindingRow FindingsModel::rowFor(const rules::RosterFinding &finding) const
{
    FindingRow row;
    const share::FindingText text = share::findingText(finding, m_document.evaluator(), m_look);
    row.kind = kindOf(finding.severity);
    row.key = toText(finding.rule() + "|" + finding.ownerId + "|" + finding.entryId);
    row.title = text.title;
    row.scope = text.scope;
    row.slot = emptySlot(finding, row.option);
    if (row.slot.isValid())
        row.title = (row.option ? FindingsModelWords::tr("%1: nothing is chosen yet")
                                : FindingsModelWords::tr("Mandatory slot %1 is empty"))
                        .arg(m_look.name(finding.entryId, finding.entryName));
    row.culpritId = finding.ownerType == rules::OwnerType::Selection ? toText(finding.ownerId) : toText(finding.forceId);
    return row;
}

// An empty slot is a group of a selection that has nothing in it, though it should: there the player chooses.
Place FindingsModel::emptySlot(const rules::RosterFinding &finding, bool &option) const
{
    if (finding.kind != rules::FindingKind::TooFew || finding.ownerType != rules::OwnerType::Selection || finding.current != 0)
        return {};
    for (const rules::Slot &slot : m_document.evaluator().slotsOf(finding.ownerId, false, rules::Priced::No)) {
        if (slot.group && slot.group->entry().idText == finding.entryId && slot.current < slot.min) {
            const rules::Selection *owner = m_document.evaluator().chosen(finding.ownerId);
            option = owner && !isUnitSlot(slot, owner->type);
            return {toText(finding.ownerId), toText(slot.groupId), -1};
        }
    }
    return {};
}

FindingRow FindingsModel::rowFor(const rules::Advantage &advantage) const
{
    FindingRow row;
    row.kind = FindingRow::Kind::Advantage;
    row.key = toText("advantage|" + advantage.formationId + "|" + advantage.ruleId);
    row.title = FindingsModelWords::tr("%1 is inactive").arg(m_look.name(advantage.ruleId, advantage.name));
    row.culpritId = toText(advantage.formationId);
    QStringList missing;
    for (const rules::MissingSlot &slot : advantage.missing)
        missing.append(m_look.name(slot.groupId, slot.name));
    const int units = advantage.unitsWhenFilled;
    if (missing.isEmpty())
        row.scope = FindingsModelWords::tr("No unit of the formation can have it");
    else if (units > 0)
        row.scope = FindingsModelWords::tr("Becomes active for %n unit(s) once this is filled: %1", nullptr, units)
                        .arg(missing.join(QStringLiteral(", ")));
    else
        row.scope = FindingsModelWords::tr("Becomes active once this is filled: %1").arg(missing.join(QStringLiteral(", ")));
    return row;
}

QVariant FindingsModel::data(const QModelIndex &index, int role) const
{
    const FindingRow *shown = row(index);
    if (!shown)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return shown->title;
    case Qt::ToolTipRole:
        return QString(shown->title + '\n' + shown->scope);
    case Qt::AccessibleTextRole: {
        const QString kind = shown->kind == FindingRow::Kind::Error ? FindingsModelWords::tr("Problem")
            : shown->kind == FindingRow::Kind::Warning              ? FindingsModelWords::tr("Warning")
                                                                    : FindingsModelWords::tr("Hint");
        return text::labelled(kind, QStringLiteral("%1. %2").arg(shown->title, shown->scope));
    }
    default:
        return {};
    }
}

documents::RosterDocument::Answer FindingsModel::applyFix(const QModelIndex &index, int offer)
{
    const FindingRow *shown = row(index);
    if (!shown || offer < 0 || offer >= int(shown->fixes.size()))
        return base::Error{"finding.no-fix", base::Message(QT_TRANSLATE_NOOP("Message", "There is nothing to apply here.")), {}};
    const rules::Fix fix = shown->fixes[std::size_t(offer)].fix; // its row goes with the finding
    return m_document.applyFix(fix);
}

} // namespace muster::models
