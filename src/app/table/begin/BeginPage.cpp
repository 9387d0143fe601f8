// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/begin/BeginPage.h"

#include "app/paper/PaperView.h"
#include "app/table/TableWords.h"
#include "app/table/begin/DeploymentPanel.h"
#include "app/table/board/TickBox.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/Segments.h"
#include "battle/dice/Initiative.h"
#include "battle/fold/BattleFold.h"
#include "print/scenario/ScenarioSheet.h"
#include "share/ScenarioText.h"
#include "text/Typography.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace muster::app {

using namespace battle;

namespace {

constexpr QSizeF sheetPaper{210, 297};
constexpr double readingZoom = 1.25; ///< of the real size

} // namespace

BeginPage::BeginPage(BeginDraft &draft, const Services &services, QWidget *parent) : CoverPage(parent), m_draft(draft), m_services(services)
{
    setObjectName("table.begin");
    m_sidesTitle = new QLabel;
    m_scenariosTitle = new QLabel;
    m_scenarioTitle = new QLabel;
    m_deploymentTitle = new QLabel;
    auto *left = new QSplitter(Qt::Vertical);
    left->setChildrenCollapsible(false);
    left->addWidget(framed(m_sidesTitle, buildSides()));
    left->addWidget(framed(m_scenariosTitle, buildScenarios()));
    left->setStretchFactor(1, 1);
    m_sheet = new PaperView;
    m_sheet->setObjectName("table.begin.sheet");
    connect(m_sheet, &PaperView::clicked, this, [this] { m_sheet->isFitted() ? m_sheet->setZoom(readingZoom) : m_sheet->fit(); });
    m_noScenario = new EmptyState;
    m_noScenario->setIcon("scenarios");
    m_scenarioPages = new QStackedWidget;
    m_scenarioPages->addWidget(m_noScenario);
    m_scenarioPages->addWidget(m_sheet);
    m_deployment = new DeploymentPanel(draft, services);
    auto *split = new QSplitter(this);
    split->setChildrenCollapsible(false);
    split->addWidget(left);
    split->addWidget(framed(m_scenarioTitle, m_scenarioPages));
    split->addWidget(framed(m_deploymentTitle, m_deployment));
    split->setStretchFactor(1, 1);
    split->setSizes({310, 560, 450});
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(5, 5, 5, 5);
    row->addWidget(split);
    for (const QKeySequence &key : {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}) {
        auto *shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, &BeginPage::beginWanted);
    }
    connectSides();
    connect(&draft, &BeginDraft::renewed, this, &BeginPage::follow);
    connect(&draft, &BeginDraft::changed, this, &BeginPage::follow);
    retranslate();
}

void BeginPage::connectSides()
{
    connect(m_addMine, &QPushButton::clicked, &m_draft, &BeginDraft::addMine);
    connect(m_against, &Segments::chosen, this, [this](int index) { m_draft.setAgainst(BeginDraft::Against(index)); });
    connect(m_roster, &Combo::activated, this, [this](int index) { m_draft.setOpponentRoster(m_roster->itemData(index).toString()); });
    connect(m_file, &QPushButton::clicked, this, &BeginPage::askForFile);
    connect(m_name, &QLineEdit::textEdited, &m_draft, &BeginDraft::setOpponentName);
    connect(m_swap, &QPushButton::clicked, &m_draft, &BeginDraft::swapRoles);
    connect(m_first, &Combo::activated, this, [this](int index) { m_draft.setFirst(m_first->itemData(index).toInt()); });
    connect(m_throw, &QPushButton::clicked, this, &BeginPage::throwInitiative);
    connect(m_campaign, &Combo::activated, this, [this](int index) {
        const QStringList chosen = m_campaign->itemData(index).toStringList();
        m_draft.setCampaign(chosen.value(0), chosen.value(1));
        m_scenariosOf.clear();
        fillScenarios();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        m_scenariosOf.clear();
        fillScenarios();
    });
    connect(m_scenarios, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            m_draft.setScenario(item->data(Qt::UserRole).toString());
    });
}

void BeginPage::retranslate()
{
    m_sidesTitle->setText(tr("Sides"));
    m_scenariosTitle->setText(tr("Scenarios"));
    m_deploymentTitle->setText(tr("Deployment"));
    m_mineLabel->setText(tr("My side"));
    m_addMine->setText(tr("Another list on my side"));
    m_opponentLabel->setText(tr("Opponent"));
    m_against->setChoices({tr("Roster"), tr("File"), tr("Name")});
    m_against->setAccessibleName(tr("Who is the opponent"));
    m_roster->setAccessibleName(tr("The opponent’s list"));
    m_name->setPlaceholderText(tr("Name of the opponent"));
    m_name->setAccessibleName(tr("Name of the opponent"));
    m_swap->setText(tr("Swap roles"));
    m_firstLabel->setText(tr("Who begins"));
    m_first->setAccessibleName(tr("Who begins"));
    m_throw->setText(tr("Throw"));
    m_throw->setAccessibleName(tr("Throw for the initiative"));
    m_campaignLabel->setText(tr("Counts for"));
    m_campaign->setAccessibleName(tr("Campaign that it counts for"));
    m_search->setPlaceholderText(tr("Search scenarios"));
    m_search->setAccessibleName(tr("Search scenarios"));
    m_scenarios->setAccessibleName(tr("Scenarios"));
    m_sheet->setAccessibleName(tr("The scenario with its map"));
    m_sheet->setToolTip(tr("Tap to read it larger, and again to see the whole page"));
    m_scenariosOf.clear();
    m_mineOf.clear();
    m_shown.clear();
    m_deployment->retranslate();
    refill();
}

void BeginPage::refill()
{
    m_mineOf.clear();
    follow();
}

void BeginPage::clearSearch()
{
    m_search->clear();
}

void BeginPage::fillMine()
{
    const library::Records records = m_draft.rosters(false);
    QStringList key{QStringLiteral("shown")}; // never equal to what nothing was shown for: without any list there is a choice too
    key += m_draft.mine();
    for (const library::Record &record : records)
        key << record.id << record.name;
    if (const QString now = key.join('\n'); now == m_mineOf)
        return;
    else
        m_mineOf = now;
    const auto old = m_mineBox->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget *each : old) {
        each->setObjectName({}); // the new one has its name
        each->hide();
        each->deleteLater();
    }
    for (int i = 0; i < m_draft.mine().size(); ++i) {
        auto *choice = new Combo(m_mineBox);
        choice->setObjectName(QStringLiteral("table.begin.mine.%1").arg(i));
        choice->setAccessibleName(i == 0 ? tr("My list") : tr("Further list on my side"));
        choice->addItem(i == 0 ? tr("Choose a list") : tr("No further list"), QString());
        for (const library::Record &record : records) {
            if (i == 0 || (m_draft.pack() && record.packId == m_draft.pack()->id()))
                choice->addItem(record.points > 0 ? tr("%1, %2 %3").arg(record.name, QString::number(record.points), record.pointsName)
                                                  : record.name,
                                record.id);
        }
        addSamples(*choice, i > 0);
        choice->setCurrentIndex(std::max(0, choice->findData(m_draft.mine().at(i))));
        connect(choice, &Combo::activated, this, [this, i, choice](int index) {
            const QString roster = choice->itemData(index).toString();
            if (roster.isEmpty() && i > 0)
                m_draft.removeMine(i);
            else
                m_draft.setMine(i, roster);
        });
        m_mineColumn->addWidget(choice);
        choice->show();
    }
    m_roster->clear();
    m_roster->addItem(tr("Choose a list"), QString());
    for (const library::Record &record : m_draft.rosters(true)) {
        if (!m_draft.mine().contains(record.id) || m_draft.mine().size() == 1)
            m_roster->addItem(record.name, record.id);
    }
    addSamples(*m_roster, true);
    m_campaign->clear();
    m_campaign->addItem(tr("No campaign"), QStringList{QString(), QString()});
    for (const BeginDraft::Book &book : m_draft.campaigns())
        m_campaign->addItem(book.name, QStringList{book.campaign, book.plan});
}

// So there is always something to play with.
void BeginPage::addSamples(Combo &choice, bool sameGame) const
{
    for (const BeginDraft::Sample &force : m_draft.forces(sameGame))
        choice.addItem(tr("%1 (%2)").arg(force.name, force.game), force.id);
    for (const BeginDraft::Sample &sample : m_draft.samples(sameGame))
        choice.addItem(sameGame ? tr("Sample: %1").arg(sample.name) : tr("Sample: %1 (%2)").arg(sample.name, sample.game), sample.id);
}

void BeginPage::fillScenarios()
{
    const QString language = m_services.language();
    const QString now = (m_draft.pack() ? m_draft.pack()->id() : QString()) + '\n' + language + '\n' + m_search->text() + '!';
    if (now == m_scenariosOf)
        return;
    m_scenariosOf = now;
    const QSignalBlocker quiet(m_scenarios);
    m_scenarios->clear();
    const auto add = [this](const QString &text, const QString &id) {
        auto *item = new QListWidgetItem(text, m_scenarios);
        item->setData(Qt::UserRole, id);
        if (id == (m_draft.scenario() ? m_draft.scenario()->id : QString()))
            m_scenarios->setCurrentItem(item);
    };
    add(tr("Without a scenario"), {});
    const QString wanted = text::searchForm(m_search->text());
    for (const packs::Scenario &scenario : m_draft.pack() ? m_draft.pack()->scenarios() : std::vector<packs::Scenario>()) {
        const QString label = tr("%1, %2").arg(scenario.name.in(language), share::scenarioPlace(scenario, language));
        if (wanted.isEmpty() || text::searchForm(label).contains(wanted))
            add(label, scenario.id);
    }
}

void BeginPage::follow()
{
    fillMine();
    fillScenarios();
    const Begun *begun = m_draft.preview().begun();
    m_addMine->setVisible(m_draft.preview().rules.gameMaster && !m_draft.mine().last().isEmpty());
    m_against->setCurrentIndex(int(m_draft.against()));
    m_opponents->setCurrentIndex(int(m_draft.against()));
    m_roster->setCurrentIndex(std::max(0, m_roster->findData(m_draft.opponentRoster())));
    m_file->setText(m_draft.opponentFile().isEmpty() ? tr("Choose a file…") : literal(QFileInfo(m_draft.opponentFile()).fileName()));
    if (m_name->text() != m_draft.opponentName())
        m_name->setText(m_draft.opponentName());
    m_problem->setText(m_draft.problem());
    m_problem->setVisible(!m_draft.problem().isEmpty());
    const QString role = m_draft.roleName(0), other = begun ? m_draft.roleName(int(begun->sides.size()) - 1) : QString();
    m_roles->setText(role.isEmpty() || role == other ? QString() : tr("You: %1. Opponent: %2.").arg(role, other));
    m_roles->setVisible(!m_roles->text().isEmpty());
    m_swap->setVisible(!m_roles->text().isEmpty());
    m_first->clear();
    m_first->addItem(tr("Left open"), -1);
    for (int i = 0; begun && i < begun->sides.size(); ++i)
        m_first->addItem(begun->sides.at(i).name, i);
    m_first->setCurrentIndex(std::max(0, m_first->findData(m_draft.first())));
    m_thrown->setText(initiativeWords());
    m_thrown->setVisible(!m_thrown->text().isEmpty());
    const auto &rolls = m_draft.preview().rules.rolls;
    m_throw->setVisible(std::any_of(rolls.begin(), rolls.end(),
                                    [](const packs::TableRoll &roll) { return roll.kind == packs::TableRoll::Kind::Initiative; }));
    m_campaign->setCurrentIndex(std::max(0, m_campaign->findData(QStringList{m_draft.campaign(), m_draft.plan()})));
    showScenario();
}

void BeginPage::showScenario()
{
    const packs::Scenario *scenario = m_draft.scenario();
    const QString now = scenario ? m_draft.pack()->id() + scenario->id + m_services.language()
                                 : QStringLiteral("-") + (m_draft.pack() ? m_draft.pack()->id() : QString());
    if (now == m_shown)
        return;
    m_shown = now;
    m_scenarioTitle->setText(scenario ? scenario->name.in(m_services.language()) : tr("Scenario"));
    print::Page page;
    if (scenario) {
        const print::TextMeter meter;
        const print::Pages pages = print::layoutScenario(*scenario, *m_draft.pack(), m_services.language(), sheetPaper,
                                                         print::InkMode::Colour, meter);
        page = pages.empty() ? print::Page() : pages.front();
    }
    m_sheet->setPage(page);
    const bool any = m_draft.pack() && !m_draft.pack()->scenarios().empty();
    m_noScenario->setTexts(!m_draft.pack() ? tr("Choose your list first") : tr("Without a scenario"),
                           !m_draft.pack() ? tr("A list of yours, or a sample to try it out: then the scenarios of its game are here.")
                               : any       ? tr("Choose one on the left to read it, with its map. A battle needs none.")
                                           : tr("This game has no scenarios here; a battle needs none."));
    m_scenarioPages->setCurrentIndex(scenario ? 1 : 0);
    m_sheet->setAccessibleDescription(scenario ? share::scenarioText(*scenario, *m_draft.pack(), m_services.language(), false) : QString());
}

void BeginPage::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("The opponent’s list"), {},
                                                      tr("Lists (*.ros *.rosz *.muster *.json);;All files (*)"));
    if (!path.isEmpty())
        m_draft.setOpponentFile(path);
}

// By the rules of the game, with what the units of each side give; it stands in the log like every throw.
void BeginPage::throwInitiative()
{
    const Battle &battle = m_draft.preview();
    if (!battle.begun())
        return;
    const BattleState state = fold(battle);
    m_draft.takeInitiative(battle::throwInitiative(DiceCup(battle.rules, state, chance()), battle.rules, state));
}

// "Allies: A A S", "Scourge: 7 (4 + 3)".
QString BeginPage::initiativeWords() const
{
    const Battle &battle = m_draft.preview();
    const Begun *begun = battle.begun();
    QMap<QString, DiceRolled> last;
    for (const DiceRolled &dice : m_draft.initiative())
        last.insert(dice.side, dice);
    QStringList words;
    for (const SideAtStart &side : begun && !last.isEmpty() ? begun->sides : QVector<SideAtStart>()) {
        if (last.contains(side.id))
            words.append(tr("%1: %2").arg(side.name, tablewords::thrown(last.value(side.id), battle.rules, m_services.language())));
    }
    return words.join(QLatin1Char('\n'));
}

} // namespace muster::app
