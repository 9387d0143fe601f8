// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/versions/ComparePanel.h"

#include "app/roster/versions/CompareDelegate.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/Segments.h"
#include "app/workspace/Workspace.h"
#include "documents/roster/LibraryRosterStore.h"
#include "rules/evaluate/trials/Difference.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QStackedWidget>
#include <QTableWidget>
#include <QToolButton>

namespace muster::app {

using models::ComparedRow;

namespace {

constexpr qsizetype mostOthers = 60;
const QString versionKey = QStringLiteral("version:"), listKey = QStringLiteral("list:"), nowKey = QStringLiteral("now");

} // namespace

ComparePanel::ComparePanel(const Services &services, QWidget *parent) : QWidget(parent), m_services(services)
{
    build();
    retranslate();
}

void ComparePanel::setEditor(RosterEditor *editor)
{
    if (m_editor)
        m_editor->document().disconnect(this), m_editor->disconnect(this);
    m_editor = editor;
    m_versions.clear();
    m_comparison = {};
    m_shown.clear();
    if (editor) {
        connect(&editor->document(), &documents::RosterDocument::rosterChanged, this, &ComparePanel::later);
        connect(&editor->document(), &documents::RosterDocument::rosterReplaced, this, &ComparePanel::later);
        connect(editor, &RosterEditor::lookChanged, this, &ComparePanel::later);
    }
    fillChoices();
}

void ComparePanel::setVersions(const std::vector<documents::RosterVersion> &versions)
{
    m_versions = versions;
    fillChoices();
}

void ComparePanel::showVersion(const QString &versionId)
{
    fillChoices();
    m_filling = true;
    m_a->setCurrentIndex(std::max(0, m_a->findData(versionKey + versionId)));
    m_b->setCurrentIndex(std::max(0, m_b->findData(nowKey)));
    m_filling = false;
    later();
}

QList<QPair<QString, QString>> ComparePanel::choices() const
{
    QList<QPair<QString, QString>> found;
    if (!m_editor)
        return found;
    found.append({tr("Now"), nowKey});
    for (const documents::RosterVersion &version : m_versions)
        found.append({QStringLiteral("%1 · %2").arg(version.name, StatusTexts::timeText(version.when)), versionKey + version.id});
    library::Filter filter;
    filter.kind = library::Kind::Roster;
    filter.packId = m_editor->pack() ? m_editor->pack()->id() : QString();
    auto records = m_services.library.documents().list(filter);
    if (!records || filter.packId.isEmpty())
        return found;
    std::sort(records->begin(), records->end(),
              [](const library::Record &left, const library::Record &right) { return left.changed > right.changed; });
    for (const library::Record &record : records->mid(0, mostOthers)) {
        if (record.id != m_editor->document().id())
            found.append({tr("Roster %1").arg(record.name), listKey + record.id});
    }
    return found;
}

void ComparePanel::fillChoices()
{
    m_filling = true;
    const QList<QPair<QString, QString>> found = isVisible() || !m_editor ? choices() : QList<QPair<QString, QString>>();
    const QString a = m_a->currentData().toString(), b = m_b->currentData().toString();
    for (QComboBox *side : {m_a, m_b}) {
        side->clear();
        for (const auto &choice : found)
            side->addItem(choice.first, choice.second);
    }
    // At first what was kept last, and what there is now.
    m_a->setCurrentIndex(m_a->findData(a) > 0 ? m_a->findData(a) : std::min(1, m_a->count() - 1));
    m_b->setCurrentIndex(std::max(0, m_b->findData(b)));
    m_filling = false;
    later();
}

void ComparePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fillChoices();
}

void ComparePanel::later()
{
    if (m_filling)
        return;
    m_stale = true;
    if (isVisible())
        refresh();
}

ComparePanel::Compared ComparePanel::compared(const QString &key) const
{
    Compared side;
    if (key == nowKey) {
        side.evaluator = &m_editor->document().evaluator();
        return side;
    }
    std::optional<rules::Roster> roster;
    for (const documents::RosterVersion &version : m_versions) {
        if (key == versionKey + version.id) {
            if (auto read = version.roster())
                roster = std::move(*read);
        }
    }
    if (key.startsWith(listKey)) {
        if (auto stored = documents::LibraryRosterStore(m_services.library).load(key.mid(listKey.size())))
            roster = std::move(stored->roster);
    }
    if (!roster)
        return side;
    const auto &data = m_editor->document().game().data;
    if (data)
        rules::relink(*roster, *data);
    side.own = std::make_shared<rules::Evaluator>(data);
    side.own->evaluate(*roster);
    side.evaluator = side.own.get();
    return side;
}

void ComparePanel::refresh()
{
    m_stale = false;
    m_comparison = {};
    m_shown.clear();
    const bool two = m_editor && m_a->count() > 1;
    bool readable = two;
    if (two) {
        const Compared a = compared(m_a->currentData().toString()), b = compared(m_b->currentData().toString());
        readable = a.evaluator && b.evaluator;
        if (readable)
            m_comparison = models::compareLists(*a.evaluator, *b.evaluator, m_editor->look());
    }
    m_pages->setCurrentIndex(readable ? 1 : 0);
    m_nothing->setTexts(two ? tr("This cannot be read") : tr("Nothing to compare with yet"),
                        two ? tr("Choose another version or roster.")
                            : tr("Save a version of this roster, or make another one of the same game."));
    if (!readable)
        return fillTable();
    m_sentence->setText(models::comparisonSentence(m_comparison, m_editor->look()));
    fillTable();
}

void ComparePanel::fillTable()
{
    m_shown.clear();
    const bool changes = m_what->currentIndex() == 1;
    for (std::size_t i = 0; i < m_comparison.rows.size(); ++i) {
        const ComparedRow &row = m_comparison.rows[i];
        if (!changes || row.change != ComparedRow::Change::Equal || row.kind == ComparedRow::Kind::Force)
            m_shown.push_back(i);
    }
    m_table->setRowCount(0);
    m_table->setRowCount(int(m_shown.size()));
    for (int r = 0; r < m_table->rowCount(); ++r) {
        const ComparedRow &row = m_comparison.rows[m_shown[std::size_t(r)]];
        const ComparedRow::Side &shown = row.b.there() ? row.b : row.a;
        const QString spoken = models::changeWord(row.change) + QStringLiteral(", ") + models::comparedLine(row, m_editor->look());
        for (int c = 0; c < int(CompareColumn::Count); ++c) {
            auto *item = new QTableWidgetItem;
            QString words;
            if (CompareColumn(c) == CompareColumn::Place)
                words = row.kind == ComparedRow::Kind::Advantage ? shown.name
                    : row.kind == ComparedRow::Kind::Unit        ? shown.place
                                                                 : QString();
            else if (CompareColumn(c) == CompareColumn::NameA)
                words = row.a.name;
            else if (CompareColumn(c) == CompareColumn::NameB)
                words = row.b.name;
            item->setText(words);
            item->setData(Qt::AccessibleTextRole, spoken);
            const bool sideB = CompareColumn(c) == CompareColumn::NameB;
            const QString under = sideB || CompareColumn(c) == CompareColumn::NameA ? CompareDelegate::underName(row, sideB) : QString();
            QStringList tip{words.isEmpty() ? spoken : words};
            if (!under.isEmpty())
                tip.append(under);
            if (sideB || CompareColumn(c) == CompareColumn::NameA) // the column of the slot may have no room
                tip.append(row.kind == ComparedRow::Kind::Unit ? (sideB ? row.b : row.a).place : QString());
            tip.removeAll(QString());
            item->setToolTip(tip.join('\n'));
            m_table->setItem(r, c, item);
        }
    }
    m_table->resizeRowsToContents(); // names may need two lines
}

QString ComparePanel::nameOf(const QComboBox &side)
{
    return side.currentText();
}

QString ComparePanel::asText() const
{
    return m_editor ? models::comparisonText(m_comparison, nameOf(*m_a), nameOf(*m_b), m_editor->look()) : QString();
}

void ComparePanel::swap()
{
    m_filling = true;
    const int a = m_a->currentIndex();
    m_a->setCurrentIndex(m_b->currentIndex());
    m_b->setCurrentIndex(a);
    m_filling = false;
    later();
}

void ComparePanel::copy()
{
    QApplication::clipboard()->setText(asText());
    emit said(tr("The comparison is on the clipboard."));
}

void ComparePanel::openRow(int tableRow)
{
    if (tableRow < 0 || std::size_t(tableRow) >= m_shown.size())
        return;
    const ComparedRow &row = m_comparison.rows[m_shown[std::size_t(tableRow)]];
    if (m_b->currentData().toString() == nowKey && row.b.there())
        emit unitWanted(row.b.id);
    else if (m_a->currentData().toString() == nowKey && row.a.there())
        emit unitWanted(row.a.id);
}

} // namespace muster::app
