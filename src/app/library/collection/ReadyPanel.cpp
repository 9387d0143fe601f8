// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/collection/ReadyPanel.h"

#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Segments.h"
#include "app/workspace/Actions.h"
#include "collection/Ready.h"
#include "print/paint/PdfFile.h"
#include "print/sheets/ReadyChecklist.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QCheckBox>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSet>
#include <QStyledItemDelegate>
#include <QTreeView>

namespace muster::app {

using models::ReadyModel;

namespace {

constexpr QSizeF checklistPaper(210, 297);
constexpr int lowReadyPanel = 400;

QLabel *plainLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

/// Headings of the checklist stand out from what is below them.
class ReadyRows final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!index.parent().isValid())
            option->font = roleFont(FontRole::BodyStrong);
    }
};

} // namespace

ReadyPanel::ReadyPanel(const Services &services, documents::CollectionBook &book, models::RosterShelf &shelf, QWidget *parent)
    : QWidget(parent), m_services(services), m_book(book), m_shelf(shelf), m_model(book)
{
    setProperty("panel", true);
    setAttribute(Qt::WA_StyledBackground);
    makeControls();
    connect(m_rosters, &QListWidget::itemChanged, this, [this] {
        if (!m_filling)
            readRosters();
    });
    connect(m_sharing, &Segments::chosen, this, &ReadyPanel::readRosters);
    connect(m_standIns, &QCheckBox::toggled, this, &ReadyPanel::readRosters);
    connect(&m_model, &ReadyModel::planChanged, this, &ReadyPanel::showPlan);
    connect(&m_model, &ReadyModel::failed, this, [this](const QString &reason) { emit complained(tr("Ready for Saturday?"), reason); });
    connect(m_copy, &QPushButton::clicked, this, &ReadyPanel::copyText);
    connect(m_print, &QPushButton::clicked, this, [this] {
        printTo(QFileDialog::getSaveFileName(window(), tr("Print the checklist"), documentsFile(tr("checklist.pdf")), tr("PDF (*.pdf)")));
    });
    retranslate();
}

void ReadyPanel::makeControls()
{
    m_sentence = plainLabel("readySentence", this);
    m_sentence->setFont(roleFont(FontRole::BodyMedium));
    m_second = plainLabel("readySecond", this);
    m_second->setProperty("role", "second");
    m_paints = plainLabel("readyPaints", this);
    m_hint = plainLabel("readyHint", this);
    m_hint->setProperty("role", "hint");
    m_sharing = new Segments;
    m_sharing->setObjectName("readySharing");
    m_standIns = new QCheckBox;
    m_standIns->setObjectName("readyStandIns");
    m_rosters = new QListWidget;
    m_rosters->setObjectName("readyRosters");
    m_rosters->setProperty("roomy", true);
    m_rosters->setMaximumHeight(150);
    m_table = new QTreeView;
    m_table->setObjectName("readyTable");
    m_table->setProperty("roomy", true);
    m_table->setItemDelegate(new ReadyRows(m_table));
    m_table->setRootIsDecorated(false);
    m_table->setItemsExpandable(false);
    m_table->setModel(&m_model);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // One long name must not push the words beside it out of sight.
    m_table->header()->setSectionResizeMode(ReadyModel::Name, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(ReadyModel::Words, QHeaderView::Stretch);
    m_copy = new QPushButton;
    m_copy->setObjectName("readyCopy");
    m_copy->setIcon(icons::icon("copy"));
    m_print = new QPushButton;
    m_print->setObjectName("readyPrint");
    m_print->setProperty("primary", true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    auto *choices = new QHBoxLayout;
    choices->addWidget(m_sharing);
    choices->addWidget(m_standIns);
    choices->addStretch();
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_hint, 1);
    foot->addStretch(); // also where the hint is not shown
    foot->addWidget(m_copy);
    foot->addWidget(m_print);
    column->addWidget(m_sentence);
    column->addLayout(choices);
    column->addWidget(m_rosters);
    column->addWidget(m_second); // below: it grows with every list that is ticked, and the next one is to stay under the mouse
    column->addWidget(m_table, 1);
    column->addWidget(m_paints);
    column->addLayout(foot);
    setFocusProxy(m_rosters);
}

void ReadyPanel::retranslate()
{
    m_sharing->setChoices({tr("One after another"), tr("At the same time")});
    m_sharing->setAccessibleName(tr("How the rosters share figures"));
    if (m_sharing->currentIndex() < 0)
        m_sharing->setCurrentIndex(0);
    m_standIns->setText(tr("Use stand-ins"));
    m_rosters->setAccessibleName(tr("Rosters"));
    m_table->setAccessibleName(tr("Checklist"));
    m_copy->setText(tr("Copy as text"));
    m_print->setText(tr("Print checklist…"));
    m_hint->setText(tr("Ticking a line moves the figures on; undo brings them back."));
    refresh();
}

// Its tab may be the first that is clicked, before the collection was ever seen.
void ReadyPanel::showEvent(QShowEvent *event)
{
    if (m_game.isEmpty())
        emit gameWanted();
    QWidget::showEvent(event);
}

// Large texts on a small screen: the checklist keeps some lines, and what stands around it gives way.
void ReadyPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool low = height() < lowReadyPanel;
    m_rosters->setMaximumHeight(low ? 64 : 150);
    m_second->setVisible(!low);
    m_hint->setVisible(!low);
}

void ReadyPanel::setGame(const QString &game)
{
    if (game == m_game)
        return;
    m_game = game;
    m_rosters->clear();
    refresh();
}

void ReadyPanel::refresh()
{
    if (m_game.isEmpty())
        return showPlan();
    fillRosters();
    readRosters();
}

void ReadyPanel::fillRosters()
{
    QSet<QString> ticked;
    for (int i = 0; i < m_rosters->count(); ++i) {
        if (m_rosters->item(i)->checkState() == Qt::Checked)
            ticked.insert(m_rosters->item(i)->data(Qt::UserRole).toString());
    }
    m_filling = true;
    m_rosters->clear();
    for (const models::ShelfRoster &roster : m_shelf.rosters(m_game, m_services.language())) {
        auto *item = new QListWidgetItem(roster.sample ? tr("%1 (sample)").arg(roster.name) : roster.name, m_rosters);
        item->setData(Qt::UserRole, roster.key);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(ticked.contains(roster.key) ? Qt::Checked : Qt::Unchecked);
    }
    m_filling = false;
}

void ReadyPanel::choose(const QString &rosterKey)
{
    {
        const QScopedValueRollback filling(m_filling, true);
        for (int i = 0; i < m_rosters->count(); ++i) {
            QListWidgetItem *item = m_rosters->item(i);
            const bool wanted = item->data(Qt::UserRole).toString() == rosterKey;
            item->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
            if (wanted)
                m_rosters->setCurrentItem(item); // in sight, and where the keyboard goes
        }
    }
    readRosters();
}

void ReadyPanel::readRosters()
{
    QList<collection::RosterNeeds> needs;
    for (int i = 0; i < m_rosters->count(); ++i) {
        if (m_rosters->item(i)->checkState() != Qt::Checked)
            continue;
        base::Result<collection::RosterNeeds> one = m_shelf.needs(m_rosters->item(i)->data(Qt::UserRole).toString(), m_services.language());
        if (one)
            needs.append(std::move(*one));
        else
            emit complained(tr("Ready for Saturday?"), text::spoken(one.error()));
    }
    collection::ReadyOptions options;
    options.sharing = m_sharing->currentIndex() == 1 ? collection::Sharing::AtTheSameTime : collection::Sharing::OneAfterAnother;
    options.standIns = m_standIns->isChecked();
    m_model.setRosters(m_game, needs, options);
    emit wantedChanged();
}

QHash<collection::FigureKey, int> ReadyPanel::wanted() const
{
    QHash<collection::FigureKey, int> wanted;
    for (const collection::ReadyLine &line : m_model.plan().lines)
        wanted.insert(line.key, line.wanted);
    return wanted;
}

// Paints of the recipes for what is not painted yet, unless they are there.
QString ReadyPanel::paintsText() const
{
    QStringList wanted;
    for (const collection::ReadyLine &line : m_model.plan().lines) {
        if (line.wanted == line.ready())
            continue;
        for (const collection::Recipe &recipe : m_book.game(m_game).recipesFor(line.key)) {
            for (const collection::RecipeStep &step : recipe.steps) {
                QString word = step.paint;
                collection::Paint::Stock stock = collection::Paint::Stock::Missing;
                for (const collection::Paint &paint : m_book.paints()) {
                    if (text::searchForm(paint.name) == text::searchForm(step.paint))
                        stock = paint.stock;
                }
                if (stock != collection::Paint::Stock::Owned)
                    word += " (" + collection::stockName(stock).toLower() + ')';
                if (!step.paint.isEmpty() && !wanted.contains(word))
                    wanted.append(word);
            }
        }
    }
    return wanted.isEmpty() ? QString() : text::labelled(tr("Paints for this"), wanted.join(", "));
}

void ReadyPanel::showPlan()
{
    const collection::ReadyPlan &plan = m_model.plan();
    m_sentence->setText(plan.sentence());
    QStringList parts{plan.second()};
    for (int i = 0; i < plan.rosters.size(); ++i) {
        const collection::ReadyRoster &roster = plan.rosters.at(i);
        parts.append(QStringLiteral("%1  %2").arg(QString(QChar('A' + i % 26)),
                                                  tr("%1: %2 of %3 painted")
                                                      .arg(roster.needs.name, collection::pointsWords(roster.painted, {}).trimmed(),
                                                           collection::pointsWords(roster.needs.points(), roster.needs.pointsName))));
    }
    m_second->setText(parts.join('\n'));
    m_sentence->setToolTip(m_second->text()); // which a low panel does not show
    m_table->expandAll();
    const QString paints = paintsText();
    m_paints->setText(paints);
    m_paints->setVisible(!paints.isEmpty());
    m_copy->setEnabled(!plan.rosters.isEmpty());
    m_print->setEnabled(!plan.rosters.isEmpty());
}

void ReadyPanel::copyText()
{
    QGuiApplication::clipboard()->setText(collection::readyText(m_model.plan()));
    emit said(tr("The checklist is on the clipboard"));
}

void ReadyPanel::printTo(const QString &path)
{
    if (path.isEmpty())
        return;
    const QString language = m_services.language();
    const base::Result<void> done = print::writePdf(path, print::readyChecklist(m_model.plan(), checklistPaper, language),
                                                    {tr("Checklist"), language});
    if (!done)
        emit complained(tr("Print the checklist"), text::spoken(done.error()));
    else {
        emit wrote(path);
        emit said(tr("The checklist is in %1").arg(path));
    }
}

} // namespace muster::app
