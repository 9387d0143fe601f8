// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/odds/MatrixPanel.h"

#include "app/roster/odds/MatrixPicture.h"
#include "app/roster/odds/TargetDialog.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/Segments.h"
#include "share/odds/OddsText.h"
#include "text/Spoken.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

namespace muster::app {

namespace {

// Of the pairs that are asked, each rule that is not modelled once.
QStringList uncounted(const packs::OddsAsker &asker, const MatrixShown &shown, const QString &language)
{
    QStringList names;
    for (std::size_t row = 0; row < shown.matrix.rows.size(); ++row) {
        for (std::size_t column = 0; column < shown.matrix.rows[row].size(); ++column) {
            packs::OddsQuestion pair;
            pair.attacker = &shown.mine.units[row];
            pair.target = &shown.theirs.units[column];
            names += share::oddsRuleNames(*shown.pack, asker, pair, shown.matrix.rows[row][column].notCounted, language);
        }
    }
    names.removeDuplicates();
    return names;
}

// A condition holds where every kind of attack that is asked knows it: others would be refused.
QMap<QString, QString> known(const QMap<QString, QString> &with, const packs::OddsRules &rules)
{
    QMap<QString, QString> kept;
    for (auto it = with.begin(); it != with.end(); ++it) {
        const bool everywhere = std::all_of(rules.modes.begin(), rules.modes.end(), [&it](const packs::OddsMode &mode) {
            const auto has = [&it](const packs::OddsInput &input) { return input.id == it.key(); };
            return mode.byHand || mode.whenChosen || !mode.weapons || std::any_of(mode.conditions.begin(), mode.conditions.end(), has);
        });
        if (everywhere)
            kept.insert(it.key(), it.value());
    }
    return kept;
}

} // namespace

MatrixPanel::MatrixPanel(const Services &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_targets(services), m_notes(services)
{
    setObjectName("roster.matrix");
    m_order.setSourceModel(&m_model);
    m_order.setSortRole(MatrixModel::SortRole);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &MatrixPanel::refresh);
    connect(&Theme::current(), &Theme::changed, this, [this] { m_view->viewport()->update(); });
    build();
    retranslate();
}

MatrixPanel::~MatrixPanel() = default;

void MatrixPanel::setEditor(RosterEditor *editor)
{
    if (m_editor) {
        m_editor->disconnect(this);
        m_editor->document().disconnect(this);
    }
    m_editor = editor;
    m_theirs = m_compared = {};
    m_other.clear();
    m_with.clear();
    m_against = editor && editor->pack() ? m_notes.get("odds.against." + editor->pack()->id()) : QString();
    if (m_against.isEmpty())
        m_against = "typical";
    if (editor) {
        connect(editor, &RosterEditor::lookChanged, this, [this] {
            m_theirs = m_compared = {};
            later();
        });
        connect(&editor->document(), &documents::RosterDocument::rosterChanged, this, &MatrixPanel::later);
        connect(&editor->document(), &documents::RosterDocument::rosterReplaced, this, &MatrixPanel::later);
    }
    later();
}

void MatrixPanel::setConditions(const QMap<QString, QString> &with)
{
    m_with = with;
    later();
}

void MatrixPanel::setAgainst(const QString &key)
{
    m_against = key;
    m_theirs = {};
    if (m_editor && m_editor->pack())
        m_notes.set("odds.against." + m_editor->pack()->id(), key);
    later();
}

void MatrixPanel::compareWith(const QString &key)
{
    m_other = key;
    m_compared = {};
    later();
}

void MatrixPanel::choose(bool compare)
{
    if (!m_editor || !m_editor->pack() || m_editor->pack()->odds().isEmpty())
        return;
    if (compare && !m_other.isEmpty()) { // on again: off
        compareWith({});
        return;
    }
    auto *dialog = new TargetDialog(m_targets, *m_editor, true, this);
    connect(dialog, &TargetDialog::chosen, this, compare ? &MatrixPanel::compareWith : &MatrixPanel::setAgainst);
    connect(dialog, &QDialog::finished, this, &MatrixPanel::refreshButtons);
    dialog->open();
}

// A matrix that nobody sees costs nothing.
void MatrixPanel::refresh()
{
    m_stale = !isVisible();
    if (m_stale)
        return;
    refreshButtons();
    const bool able = m_editor && m_editor->pack() && !m_editor->pack()->odds().isEmpty();
    if (!able) {
        m_model.set({});
        showEmpty();
        return;
    }
    const auto read = [this](OddsAims &aims, const QString &key) {
        if (aims.key != key || key == QLatin1String("mine"))
            aims = key.isEmpty() ? OddsAims() : m_targets.group(*m_editor, key);
    };
    read(m_theirs, m_against);
    read(m_compared, m_other);
    if (m_theirs.side.isEmpty()) { // the list is gone
        m_against = "typical";
        read(m_theirs, m_against);
    }
    auto shown = std::make_shared<MatrixShown>();
    shown->pack = m_editor->pack();
    shown->mineName = m_editor->document().name();
    shown->otherName = m_compared.name;
    shown->theirsName = m_theirs.name;
    shown->mine = m_targets.mine(*m_editor).side;
    shown->other = m_compared.side;
    shown->theirs = m_theirs.side;
    packs::OddsQuestion question;
    question.with = known(m_with, m_editor->pack()->odds());
    if (m_model.rowCount() == 0) // the first time
        m_nothing->setTexts(tr("Working out the odds…"), QString());
    m_work.run(
        shown->pack,
        [shown, question, language = m_editor->language()](const packs::OddsAsker &asker, const std::function<bool()> &goOn) {
            auto mine = packs::oddsMatrix(asker, question, shown->mine.units, shown->theirs.units, goOn);
            auto other = packs::oddsMatrix(asker, question, shown->other.units, shown->theirs.units, goOn);
            if (!mine || !other) {
                shown->problem = text::spoken(mine ? other.error() : mine.error());
                return;
            }
            shown->matrix = std::move(*mine);
            shown->otherMatrix = std::move(*other);
            shown->notCounted = uncounted(asker, *shown, language);
        },
        [this, shown] { take(shown); });
}

void MatrixPanel::take(const std::shared_ptr<MatrixShown> &shown)
{
    if (!m_editor)
        return;
    const QModelIndex current = m_view->currentIndex();
    m_model.setLanguage(m_editor->language());
    m_model.set(*shown);
    m_delegate->setHue(m_editor->hue());
    const bool sorted = m_column >= 0 && m_column < m_model.columnCount();
    m_order.sort(sorted ? m_column : -1, sorted ? m_direction : Qt::AscendingOrder);
    QHeaderView *heads = m_view->horizontalHeader();
    heads->moveSection(heads->visualIndex(m_model.columnCount() - 1), 0); // the average is always in sight
    m_view->verticalHeader()->setFixedWidth(std::min(240, std::max(140, m_view->verticalHeader()->sizeHint().width())));
    if (current.isValid() && current.row() < m_order.rowCount() && current.column() < m_order.columnCount())
        m_view->setCurrentIndex(m_order.index(current.row(), current.column()));
    m_notCounted->setText(shown->notCounted.isEmpty() ? QString() : tr("Not counted: %1").arg(shown->notCounted.join(", ")));
    placeWords();
    m_view->setAccessibleName(tr("%1 against %2").arg(shown->mineName, shown->theirsName));
    showEmpty();
    refreshButtons();
}

void MatrixPanel::showEmpty()
{
    const bool able = m_editor && m_editor->pack() && !m_editor->pack()->odds().isEmpty();
    const QString problem = m_model.shown().problem;
    const bool any = m_model.rowCount() > 0 && m_model.columnCount() > 1;
    m_pages->setCurrentIndex(any ? 1 : 0);
    if (any)
        return;
    m_nothing->setTexts(!able                   ? tr("No odds for this game")
                            : problem.isEmpty() ? tr("No units yet")
                                                : problem,
                        !able ? tr("Its data do not say how attacks are resolved.")
                              : tr("Here stands what each of your units does to each of theirs."));
}

void MatrixPanel::sortBy(int column)
{
    m_direction = m_column == column && m_direction == Qt::DescendingOrder ? Qt::AscendingOrder : Qt::DescendingOrder;
    m_column = column;
    m_order.sort(column, m_direction);
    m_view->horizontalHeader()->setSortIndicatorShown(true);
    m_view->horizontalHeader()->setSortIndicator(column, m_direction);
}

void MatrixPanel::open(const QModelIndex &index)
{
    const QModelIndex source = m_order.mapToSource(index);
    const QString unit = m_model.unitId(source.row());
    if (unit.isEmpty() || !source.isValid() || std::size_t(source.column()) >= m_theirs.aims.size())
        return;
    emit pairWanted(unit, m_theirs.aims[std::size_t(source.column())].key);
}

void MatrixPanel::copy(Copy what)
{
    const MatrixShown &shown = m_model.shown();
    QClipboard *clipboard = QGuiApplication::clipboard();
    const auto figure = m_figure->currentIndex() == 1 ? share::OddsFigure::Destroyed : share::OddsFigure::Share;
    if (what == Copy::Text)
        clipboard->setText(share::oddsMatrixText(shown.matrix, shown.mine, shown.theirs, figure));
    else if (what == Copy::Csv)
        clipboard->setText(share::oddsMatrixCsv(shown.matrix, shown.mine, shown.theirs));
    else if (m_editor)
        clipboard->setImage(matrixPicture(shown, m_editor->hue(), m_editor->language()));
}

void MatrixPanel::refreshButtons()
{
    m_list->setText(literal(m_theirs.name.isEmpty() ? tr("Typical targets") : m_theirs.name));
    m_list->setAccessibleName(tr("Against: %1").arg(m_list->text()));
    m_compare->setChecked(!m_other.isEmpty());
    const bool any = m_model.rowCount() > 0;
    for (QToolButton *button : {m_copy, m_print})
        button->setEnabled(any);
}

void MatrixPanel::placeWords()
{
    constexpr int roomForWords = 340;
    const bool room = height() >= roomForWords;
    m_legend->setVisible(room);
    m_notCounted->setVisible(room && !m_notCounted->text().isEmpty());
    m_view->setToolTip(room ? QString() : QString(m_legend->text() + '\n' + m_notCounted->text()).trimmed());
}

void MatrixPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeWords();
}

void MatrixPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        later();
}

void MatrixPanel::paintEvent(QPaintEvent *)
{
    if (m_stale && !m_soon.isActive())
        later();
}

} // namespace muster::app
