// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/ReportPage.h"

#include "app/campaign/report/ChipEdit.h"
#include "app/campaign/report/EnemyList.h"
#include "app/campaign/report/ReportForces.h"
#include "app/campaign/report/ReportHead.h"
#include "app/campaign/report/ReportPreview.h"
#include "app/campaign/report/ReportRow.h"
#include "app/campaign/report/ReportSide.h"
#include "app/campaign/report/ReportTotals.h"

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

ReportPage::ReportPage(CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent)
    : QWidget(parent), m_session(session), m_draft(draft)
{
    setObjectName("campaign.report");
    auto *split = new QSplitter(this);
    split->setChildrenCollapsible(false);
    split->addWidget(framed({}, buildReport())); // the bar above says what it is; its line is room for a soldier
    split->addWidget(buildSide());
    split->setStretchFactor(0, 1);
    split->setSizes({1060, 286});
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(5, 5, 5, 5);
    row->addWidget(split);
    for (const QKeySequence &key : {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}) {
        auto *shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, &ReportPage::recordWanted);
    }
    connect(&draft, &models::CampaignReportDraft::opened, this, &ReportPage::load);
    connect(&draft, &models::CampaignReportDraft::previewChanged, this, &ReportPage::refresh);
    connect(&draft, &models::CampaignReportDraft::restored, this, &ReportPage::restore);
    connect(&draft, &models::CampaignReportDraft::closed, this, &QWidget::hide);
    hide();
}

QWidget *ReportPage::framed(const QString &title, QWidget *body)
{
    auto *frame = new QFrame(this);
    frame->setProperty("panelFrame", true);
    auto *column = new QVBoxLayout(frame);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    auto *label = new QLabel(title, frame);
    label->setHidden(title.isEmpty());
    label->setTextFormat(Qt::PlainText);
    label->setFont(roleFont(FontRole::SmallStrong));
    label->setFixedHeight(30);
    label->setContentsMargins(12, 0, 12, 0);
    label->setProperty("ground", "header");
    column->addWidget(label);
    column->addWidget(body, 1);
    return frame;
}

QWidget *ReportPage::buildReport()
{
    auto *report = new QWidget(this);
    auto *column = new QVBoxLayout(report);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_forces = new ReportForces(m_session, m_draft, report);
    m_head = new ReportHead(m_session, m_draft, report);
    connect(m_head, &ReportHead::chipsFocused, this, [this] {
        m_head->setTargets(killTargets(m_session, m_draft, m_head->force(), m_kinds));
        focusOn(m_head->chips(), m_head->force());
    });
    m_columns = new ReportTotals(ReportTotals::Heads, m_session, m_draft, report);
    m_scroll = new QScrollArea(report);
    m_scroll->setObjectName("report.rows");
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setAccessibleName(tr("Soldiers"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    auto *rows = new QWidget(m_scroll);
    rows->setProperty("panel", true);
    rows->setAttribute(Qt::WA_StyledBackground);
    m_grid = new QGridLayout(rows);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(0);
    m_scroll->setWidget(rows);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, &ReportPage::makeVisibleRows);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, &ReportPage::makeVisibleRows);
    m_totals = new ReportTotals(ReportTotals::Totals, m_session, m_draft, report);
    m_foot = buildFoot(report);
    // Who plays stands first: what is chosen there changes the head, which must not move the chips under the pointer.
    column->addWidget(m_forces);
    column->addWidget(m_head);
    column->addWidget(m_columns);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_totals);
    column->addWidget(m_foot);
    return report;
}

QWidget *ReportPage::buildFoot(QWidget *report)
{
    auto *foot = new QWidget(report);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    auto *notes = new QWidget(foot);
    auto *column = new QVBoxLayout(notes);
    column->setContentsMargins(14, 10, 14, 14);
    auto *label = new QLabel(tr("Mission notes"), notes);
    label->setFont(roleFont(FontRole::SmallStrong));
    m_notes = new QPlainTextEdit(notes);
    m_notes->setObjectName("report.notes");
    m_notes->setTabChangesFocus(true);
    m_notes->setAccessibleName(tr("Mission notes"));
    label->setBuddy(m_notes);
    column->addWidget(label);
    column->addWidget(m_notes);
    m_sum = new ReportSum(m_session, m_draft, foot);
    m_sum->setObjectName("report.sum");
    row->addWidget(notes, 3);
    row->addWidget(m_sum, 2);
    connect(m_notes, &QPlainTextEdit::textChanged, this, [this] {
        if (m_draft.isOpen() && m_notes->toPlainText() != m_draft.mission().notes)
            m_draft.setNotes(m_notes->toPlainText());
    });
    return foot;
}

QWidget *ReportPage::buildSide()
{
    auto *side = new QSplitter(Qt::Vertical, this);
    side->setChildrenCollapsible(false);
    m_enemies = new EnemyList(this);
    connect(m_enemies, &EnemyList::picked, this, [this](const KillTarget &target) {
        for (int line : std::as_const(m_order)) {
            if (!m_focused && m_rows.at(line) && m_rows.at(line)->isVisible())
                m_focused = m_rows.at(line)->chips();
        }
        if (m_focused)
            m_focused->add(target);
    });
    auto *preview = new QWidget(this);
    auto *previewColumn = new QVBoxLayout(preview);
    previewColumn->setContentsMargins(0, 0, 0, 0);
    previewColumn->setSpacing(0);
    m_preview = new ReportPreview(m_session, m_draft, preview);
    auto *step = new QLabel(tr("Recorded, it is one step: undo in the book takes all of it back."), preview);
    step->setFont(roleFont(FontRole::Small));
    step->setProperty("role", "second");
    step->setContentsMargins(14, 8, 14, 8);
    step->setWordWrap(true);
    previewColumn->addWidget(m_preview, 1);
    previewColumn->addWidget(step);
    side->addWidget(framed(tr("Enemy list"), m_enemies));
    side->addWidget(framed(tr("Preview"), preview));
    side->setSizes({300, 460});
    return side;
}

void ReportPage::commit()
{
    m_head->commit();
    if (m_head->chips())
        m_head->chips()->commit();
    for (ReportSide *side : std::as_const(m_sides)) {
        if (side->chips())
            side->chips()->commit();
    }
    for (ReportRow *row : std::as_const(m_rows)) {
        if (row)
            row->chips()->commit();
    }
}

void ReportPage::cover(QWidget *area)
{
    setParent(area);
    area->installEventFilter(this);
    setGeometry(area->rect());
}

QMap<QString, QString> ReportPage::halfTyped() const
{
    QMap<QString, QString> texts;
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_rows.at(i) && !m_rows.at(i)->chips()->input()->text().isEmpty())
            texts.insert(m_draft.lines().at(i).participant.soldier, m_rows.at(i)->chips()->input()->text());
    }
    return texts;
}

void ReportPage::setHalfTyped(const QMap<QString, QString> &texts)
{
    for (int i = 0; i < m_rows.size(); ++i) {
        const QString text = texts.value(m_draft.lines().at(i).participant.soldier);
        if (!text.isEmpty())
            rowAt(i)->chips()->setHalfTyped(text);
    }
}

void ReportPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    qApp->installEventFilter(this);
    arrange(); // nothing was as wide before as it is now
}

void ReportPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    qApp->removeEventFilter(this);
    emit left();
}

bool ReportPage::eventFilter(QObject *watched, QEvent *event)
{
    // Undo is about the report, whichever field has the keyboard; only a name that is not taken yet is the field's own.
    if (event->type() == QEvent::ShortcutOverride && watched->isWidgetType() && isAncestorOf(static_cast<QWidget *>(watched))) {
        const auto *wanted = static_cast<QKeyEvent *>(event);
        const auto *field = qobject_cast<const QLineEdit *>(watched);
        const bool halfTyped = field && qobject_cast<const ChipEdit *>(field->parentWidget()) && !field->text().isEmpty();
        if (!halfTyped && (wanted->matches(QKeySequence::Undo) || wanted->matches(QKeySequence::Redo))) {
            event->ignore();
            return true;
        }
    }
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    if (watched == m_scroll && event->type() == QEvent::Resize)
        arrange();
    return QWidget::eventFilter(watched, event);
}

void ReportPage::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), color(Token::Window));
}

void ReportPage::focusOn(ChipEdit *chips, const QString &force)
{
    m_focused = chips;
    if (std::exchange(m_focusedForce, force) != force)
        fillEnemies();
}

// The list is for the force of the focused row; every row knows its own.
void ReportPage::fillEnemies()
{
    QHash<QString, QVector<KillTarget>> targets;
    const auto targetsFor = [&](const QString &force) {
        if (!targets.contains(force))
            targets.insert(force, killTargets(m_session, m_draft, force, m_kinds));
        return targets.value(force);
    };
    for (ReportRow *row : std::as_const(m_rows)) {
        if (row)
            row->setTargets(targetsFor(row->force()));
    }
    m_head->setTargets(targetsFor(m_head->force()));
    for (ReportSide *side : std::as_const(m_sides))
        side->setTargets(targetsFor(side->force()));
    m_enemies->setTargets(targetsFor(m_focusedForce), m_session.pointsName());
}

void ReportPage::load()
{
    m_head->load();
    const QSignalBlocker block(m_notes);
    m_notes->setPlainText(m_draft.mission().notes);
    qDeleteAll(m_rows);
    m_rows.clear();
    int opening = 0; // the first one who plays: nobody's own comrades stand in the enemy list
    while (opening < m_draft.lines().size() && !isThere(opening))
        ++opening;
    const SoldierState *firstSoldier = opening < m_draft.lines().size()
        ? m_session.state().soldier(m_draft.lines().at(opening).participant.soldier)
        : nullptr;
    m_focused = nullptr;
    m_focusedForce = firstSoldier ? firstSoldier->force : QString();
    m_kinds = m_session.enemies();
    makePlaces();
    showPresent();
    m_scroll->verticalScrollBar()->setValue(0); // another report begins at its first soldier
    refresh();
}

void ReportPage::restore(const models::ReportPlace &place)
{
    if (m_rows.size() != m_draft.lines().size())
        return load();
    m_head->restore();
    showPresent();
    if (m_notes->toPlainText() != m_draft.mission().notes) {
        const QSignalBlocker block(m_notes);
        m_notes->setPlainText(m_draft.mission().notes);
        m_notes->moveCursor(QTextCursor::End);
    }
    for (ReportRow *row : std::as_const(m_rows)) {
        if (row)
            row->load();
    }
    m_preview->load();
    refresh();
    // What is in sight stays where it is: it may be under the pointer.
    const auto bring = [this](QWidget *widget) {
        if (!QRect(widget->mapTo(m_scroll->viewport(), QPoint(0, 0)), widget->size()).intersects(m_scroll->viewport()->rect()))
            m_scroll->ensureWidgetVisible(widget);
    };
    for (ReportSide *side : std::as_const(m_sides)) {
        if (place.side >= 0 && side->side() == place.side)
            bring(side);
    }
    for (int i = 0; i < m_rows.size() && !place.soldier.isEmpty(); ++i) {
        if (m_draft.lines().at(i).participant.soldier == place.soldier)
            bring(rowAt(i));
    }
}

void ReportPage::refresh()
{
    if (!m_draft.isOpen() || m_rows.size() != m_draft.lines().size())
        return;
    for (ReportRow *row : std::as_const(m_rows)) {
        if (row)
            row->refresh();
    }
    m_head->refresh();
    for (ReportSide *side : std::as_const(m_sides))
        side->refresh();
    fillEnemies();
    m_preview->refresh();
    m_sum->refresh();
    // On a low screen the soldiers get what the notes can spare.
    m_foot->setFixedHeight(std::clamp(m_sum->wantedHeight(), height() < 700 ? 92 : 124, 210));
    m_totals->update();
    m_columns->update();
}

} // namespace muster::app
