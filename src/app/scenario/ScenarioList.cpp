// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/ScenarioList.h"

#include "app/theme/style/Icons.h"
#include "app/theme/widgets/Combo.h"
#include "share/ScenarioText.h"
#include "text/Typography.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

namespace muster::app {

namespace {

constexpr int packRole = Qt::UserRole, idRole = Qt::UserRole + 1, sortRole = Qt::UserRole + 2;

/// Sorts by figures, not by their words; groups stay in the order of the pack.
class Row final : public QTreeWidgetItem
{
public:
    using QTreeWidgetItem::QTreeWidgetItem;

    bool operator<(const QTreeWidgetItem &other) const override
    {
        const int column = treeWidget() ? std::max(0, treeWidget()->sortColumn()) : 0;
        const int mine = data(column, sortRole).toInt(), theirs = other.data(column, sortRole).toInt();
        return mine != theirs ? mine < theirs : data(0, sortRole).toInt() < other.data(0, sortRole).toInt();
    }
};

QString searchText(const packs::Scenario &scenario, const packs::Pack &pack, const QString &language)
{
    QStringList all{scenario.name.in(language), scenario.group.in(language), scenario.summary.in(language), pack.name(language)};
    for (const QString &name : scenario.name.all())
        all.append(name); // whoever knows it by its name in another language
    for (const packs::ScenarioSection &section : scenario.sections)
        all += {section.title.in(language), section.text.in(language)};
    if (scenario.number > 0)
        all.append(QString::number(scenario.number));
    return text::searchForm(all.join(QLatin1Char(' ')));
}

} // namespace

ScenarioList::ScenarioList(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(12, 8, 12, 8);
    head->setSpacing(6);
    m_games = new Combo;
    m_search = new QLineEdit;
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icons::icon("search"), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    head->addWidget(m_games);
    head->addWidget(m_search);
    column->addLayout(head);
    m_tree = new QTreeWidget;
    m_tree->setColumnCount(3);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setRootIsDecorated(false);
    m_tree->setProperty("roomy", true);
    m_tree->setSortingEnabled(true);
    m_tree->sortByColumn(0, Qt::AscendingOrder);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    column->addWidget(m_tree, 1);
    m_nothing = new QLabel;
    m_nothing->setWordWrap(true);
    m_nothing->setMargin(12);
    m_nothing->setProperty("role", "second");
    column->addWidget(m_nothing);
    setFocusProxy(m_tree);
    connect(m_games, &QComboBox::activated, this, &ScenarioList::fill);
    connect(m_search, &QLineEdit::textChanged, this, &ScenarioList::fill);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this] {
        if (!m_filling && !current().isEmpty())
            emit chosen(current());
    });
    retranslate();
}

void ScenarioList::retranslate()
{
    m_games->setAccessibleName(tr("Game"));
    m_search->setPlaceholderText(tr("Search in the scenarios"));
    m_search->setAccessibleName(tr("Search in the scenarios"));
    m_tree->setAccessibleName(tr("Scenarios"));
    m_tree->setHeaderLabels({tr("Scenario"), tr("Turns"), tr("Points")});
    m_nothing->setText(tr("No scenario has these words."));
}

void ScenarioList::setPacks(const std::vector<packs::PackPtr> &packs, const QString &language)
{
    m_packs.clear();
    for (const packs::PackPtr &pack : packs)
        if (!pack->plain() || !pack->scenarios().empty()) // community data have none, but may get some of the user
            m_packs.push_back(pack);
    m_language = language;
    fillGames();
    fill();
}

void ScenarioList::fillGames()
{
    const QString before = game();
    m_games->clear();
    m_games->addItem(tr("All games"), QString());
    for (const packs::PackPtr &pack : m_packs)
        m_games->addItem(pack->name(m_language), pack->id());
    m_games->setCurrentIndex(std::max(0, m_games->findData(before)));
}

QString ScenarioList::game() const
{
    return m_games->currentData().toString();
}

QTreeWidgetItem *ScenarioList::groupOf(const QString &title)
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        if (m_tree->topLevelItem(i)->text(0) == title)
            return m_tree->topLevelItem(i);
    auto *group = new Row(m_tree);
    group->setText(0, title);
    group->setFlags(Qt::ItemIsEnabled);
    group->setFirstColumnSpanned(true);
    for (int column = 0; column < 3; ++column)
        group->setData(column, sortRole, m_tree->topLevelItemCount());
    QFont font = m_tree->font();
    font.setBold(true);
    group->setFont(0, font);
    return group;
}

void ScenarioList::addPack(const packs::Pack &pack, const QStringList &words)
{
    int order = 0;
    for (const packs::Scenario &scenario : pack.scenarios()) {
        const QString all = searchText(scenario, pack, m_language);
        if (!std::all_of(words.begin(), words.end(), [&all](const QString &word) { return all.contains(word); }))
            continue;
        const QString group = scenario.own && scenario.group.isEmpty() ? tr("Own missions") : scenario.group.in(m_language);
        auto *item = new Row(groupOf(game().isEmpty() ? QStringLiteral("%1 · %2").arg(pack.name(m_language), group) : group));
        const QString name = scenario.name.in(m_language);
        item->setText(0, scenario.number > 0 ? QStringLiteral("%1  %2").arg(QString::number(scenario.number), name) : name);
        item->setToolTip(0, scenario.summary.in(m_language));
        item->setText(1, scenario.turns > 0 ? QString::number(scenario.turns) : QStringLiteral("–"));
        item->setText(2,
                      scenario.plan.pointsTo > 0
                          ? QStringLiteral("%1–%2").arg(QString::number(scenario.plan.pointsFrom), QString::number(scenario.plan.pointsTo))
                          : QStringLiteral("–"));
        item->setData(0, packRole, pack.id());
        item->setData(0, idRole, scenario.id);
        item->setData(0, sortRole, ++order);
        item->setData(1, sortRole, scenario.turns);
        item->setData(2, sortRole, scenario.plan.pointsTo);
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    }
}

void ScenarioList::fill()
{
    const ScenarioKey before = current();
    m_filling = true;
    m_tree->setSortingEnabled(false);
    m_tree->clear();
    const QStringList words = text::searchForm(m_search->text()).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const packs::PackPtr &pack : m_packs)
        if (game().isEmpty() || game() == pack->id())
            addPack(*pack, words);
    m_tree->setSortingEnabled(true);
    m_tree->expandAll();
    m_nothing->setVisible(m_tree->topLevelItemCount() == 0);
    m_nothing->setText(words.isEmpty() ? tr("This game has no scenarios. Write one of your own.") : tr("No scenario has these words."));
    m_filling = false;
    const QList<ScenarioKey> keys = shown();
    if (keys.contains(before))
        select(before);
    else if (!keys.isEmpty())
        select(keys.constFirst());
}

QList<ScenarioKey> ScenarioList::shown() const
{
    QList<ScenarioKey> keys;
    for (QTreeWidgetItemIterator it(m_tree); *it; ++it)
        if ((*it)->parent())
            keys.append({(*it)->data(0, packRole).toString(), (*it)->data(0, idRole).toString()});
    return keys;
}

ScenarioKey ScenarioList::current() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    return item && item->parent() ? ScenarioKey{item->data(0, packRole).toString(), item->data(0, idRole).toString()} : ScenarioKey();
}

void ScenarioList::select(const ScenarioKey &key)
{
    if (!shown().contains(key)) {
        const QSignalBlocker quiet(m_search);
        m_search->clear();
        if (!game().isEmpty() && game() != key.pack)
            m_games->setCurrentIndex(std::max(0, m_games->findData(key.pack)));
        const QSignalBlocker still(m_tree);
        fill();
    }
    for (QTreeWidgetItemIterator it(m_tree); *it; ++it) {
        if ((*it)->data(0, idRole).toString() != key.scenario || (*it)->data(0, packRole).toString() != key.pack)
            continue;
        const bool same = m_tree->currentItem() == *it;
        m_tree->setCurrentItem(*it);
        m_tree->scrollToItem(*it);
        if (same)
            emit chosen(key); // filled anew: what it says may have changed
        return;
    }
}

void ScenarioList::chooseByChance()
{
    const QList<ScenarioKey> keys = shown();
    if (!keys.isEmpty())
        select(keys.at(QRandomGenerator::global()->bounded(int(keys.size()))));
}

// From the search field the arrows go on in the list.
bool ScenarioList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Down) {
        m_tree->setFocus();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace muster::app
