// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/UnitPanel.h"

#include "app/roster/unit/LinkChoices.h"
#include "app/roster/unit/OptionBar.h"
#include "app/roster/unit/UnitFoot.h"
#include "app/roster/unit/UnitHead.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/SectionHeader.h"
#include "documents/roster/Placement.h"
#include "documents/roster/Rearranging.h"
#include "models/roster/EntryFacts.h"
#include "models/roster/FormationRows.h"

#include <QEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace muster::app {

using share::toData;
using share::toText;

UnitPanel::UnitPanel(QWidget *parent) : QWidget(parent)
{
    buildContent();
    buildFoot();
    m_nothing = new EmptyState;
    m_nothing->setIcon("kind-walker-medium");
    m_scroll = new QScrollArea;
    m_scroll->setWidget(m_content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(m_scroll);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_pages);
    layout->addWidget(m_foot);
    setFocusProxy(m_head->nickname());
    // What is typed is stored at the next pause, not only when the field is left: the power may fail before that.
    m_pause.setSingleShot(true);
    m_pause.setInterval(700);
    connect(&m_pause, &QTimer::timeout, this, &UnitPanel::commit);
    const auto typed = [this] {
        if (!m_filling)
            m_pause.start();
    };
    connect(m_note, &QPlainTextEdit::textChanged, this, typed);
    connect(m_head->nickname(), &QLineEdit::textEdited, this, typed);

    connect(m_head, &UnitHead::renamed, this, [this](const QString &name) {
        if (m_editor && !m_shown.isEmpty())
            m_editor->accept(m_editor->document().renameSelection(toData(m_shown), toData(name)));
    });
    connect(m_head, &UnitHead::tagged, this, [this](const QString &tag) {
        std::vector<std::string> ids;
        for (const QString &id : m_editor ? m_editor->selected() : QStringList())
            ids.push_back(toData(id));
        if (!ids.empty())
            m_editor->accept(documents::tagAll(m_editor->document(), ids, toData(tag)));
    });
    connect(m_head, &UnitHead::addWanted, this, [this] {
        if (m_editor && !m_editor->preview().isEmpty())
            m_editor->addFromCatalogue(m_editor->preview());
    });
    connect(m_head, &UnitHead::countChosen, this, [this](int count) {
        if (!m_editor || m_shown.isEmpty())
            return;
        std::vector<std::string> ids;
        for (const QString &id : m_editor->selected())
            ids.push_back(toData(id));
        m_editor->accept(documents::setCounts(m_editor->document(), ids.size() > 1 ? ids : std::vector{toData(m_shown)}, count));
    });
    retranslate();
}

void UnitPanel::buildContent()
{
    m_content = new QWidget;
    m_content->setAutoFillBackground(true);
    m_content->setBackgroundRole(QPalette::Base);
    m_column = new QVBoxLayout(m_content);
    m_column->setContentsMargins(0, 0, 0, 14);
    m_column->setSpacing(0);
    m_head = new UnitHead;
    m_column->addWidget(m_head);
    m_overview = addSection("overview");
    m_joins = addSection("joins");
    m_forces = addSection("forces");
    m_optionArea = new QWidget;
    m_optionColumn = new QVBoxLayout(m_optionArea);
    m_optionColumn->setContentsMargins(0, 0, 0, 0);
    m_optionColumn->setSpacing(0);
    m_links = addSection("links");
    m_linkChoices = new LinkChoices;
    m_links.rows->addWidget(m_linkChoices);
    connect(m_linkChoices, &LinkChoices::chosen, this, [this](const QString &rule, const QString &host) {
        if (m_editor && !m_shown.isEmpty())
            m_editor->accept(m_editor->document().changeLink(toData(m_shown), toData(rule), toData(host)));
    });
    m_optionBar = new OptionBar(m_content);
    m_optionBar->hide(); // until a unit has many
    connect(m_optionBar, &OptionBar::filterChanged, this, &UnitPanel::filterOptions);
    connect(m_optionBar, &OptionBar::takenBack, this, &UnitPanel::takeBack);
    m_column->addWidget(m_optionBar);
    m_column->addWidget(m_optionArea);
    m_profile = addSection("profile");
    m_tables = addSection("tables");
    m_rules = addSection("rules");
    m_costs = addSection("costs");
    for (const Section *section : {&m_overview, &m_links, &m_joins, &m_forces, &m_profile, &m_tables, &m_rules, &m_costs}) {
        section->header->hide(); // until there is something in it
        section->body->hide();
    }
    m_noteSection = addSection("note");
    m_note = new QPlainTextEdit;
    m_note->setObjectName("unitNote");
    m_note->setFixedHeight(76);
    m_note->setTabChangesFocus(true);
    m_note->installEventFilter(this);
    m_noteSection.rows->addWidget(m_note);
    m_noteSection.body->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // never takes the room below it
    m_column->addStretch();
}

UnitPanel::Section UnitPanel::addSection(const QString &key)
{
    Section section;
    section.header = new SectionHeader({}, m_content);
    section.header->setObjectName(key + "Section");
    section.body = new QWidget(m_content); // with a parent from the start: it is shown at once
    section.rows = new QVBoxLayout(section.body);
    section.rows->setContentsMargins(14, 8, 14, 8);
    section.rows->setSpacing(6);
    section.header->setBody(section.body);
    m_column->addWidget(section.header);
    m_column->addWidget(section.body);
    return section;
}

void UnitPanel::clear(Section &section)
{
    while (QLayoutItem *item = section.rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void UnitPanel::setEditor(RosterEditor *editor)
{
    commit();
    if (m_editor)
        m_editor->disconnect(this);
    m_editor = editor;
    m_shown.clear();
    m_behind = false;
    m_trial.reset();
    if (editor) {
        connect(editor, &RosterEditor::currentChanged, this, [this](const QString &id) {
            if (id != m_shown || id.isEmpty()) // an edit of the unit that is shown comes as rosterChanged
                refresh();
        });
        connect(editor, &RosterEditor::previewChanged, this, &UnitPanel::refresh);
        connect(editor, &RosterEditor::selectedChanged, this, [this] {
            if (m_editor->selected() != m_selectedShown) // mostly it only follows the unit that is shown already
                refresh();
        });
        connect(editor, &RosterEditor::stepEnded, this, [this] {
            if (m_behind)
                refresh();
        });
        connect(editor, &RosterEditor::lookChanged, this, &UnitPanel::refresh);
        connect(&editor->document(), &documents::RosterDocument::rosterChanged, this, &UnitPanel::refresh);
        connect(&editor->document(), &documents::RosterDocument::rosterReplaced, this, &UnitPanel::refresh);
    }
    refresh();
}

void UnitPanel::retranslate()
{
    m_nothing->setTexts(tr("No unit selected"),
                        tr("Select a unit in the formation or in the catalogue to see its profile, weapons and rules."));
    m_overview.header->setTitle(tr("Overview"));
    m_links.header->setTitle(tr("Together with"));
    m_profile.header->setTitle(tr("Profile"));
    m_tables.header->setTitle(tr("Weapons and equipment"));
    m_rules.header->setTitle(tr("Rules"));
    m_costs.header->setTitle(tr("Calculation"));
    m_noteSection.header->setTitle(tr("Note"));
    m_noteSection.header->setRemark(tr("prints on the card"));
    m_note->setAccessibleName(tr("Note on this unit"));
    m_note->setPlaceholderText(tr("Anything worth remembering about this unit"));
    m_head->retranslate();
    m_optionBar->retranslate();
    refresh();
}

void UnitPanel::editName()
{
    m_scroll->ensureWidgetVisible(m_head);
    m_head->nickname()->setFocus();
    m_head->nickname()->selectAll();
}

void UnitPanel::editNote()
{
    m_noteSection.header->setOpen(true);
    m_column->activate(); // the field has its place before it is scrolled to
    m_scroll->ensureWidgetVisible(m_note);
    m_note->setFocus();
}

void UnitPanel::commit()
{
    if (!m_editor || m_shown.isEmpty() || m_filling)
        return;
    const rules::SelectionPlace place = rules::findSelection(m_editor->document().roster(), toData(m_shown));
    if (place && toData(m_note->toPlainText()) != place.selection->customNotes)
        m_editor->accept(m_editor->document().changeNote(toData(m_shown), toData(m_note->toPlainText())));
    m_head->commit();
}

bool UnitPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_note && event->type() == QEvent::FocusOut)
        commit();
    return QWidget::eventFilter(watched, event);
}

void UnitPanel::refresh()
{
    if (!m_editor || m_filling)
        return m_editor ? void() : (m_pages->setCurrentIndex(0), m_foot->hide());
    // What is shown between an edit and the unit that it leads to is seen by nobody.
    m_behind = m_editor->inStep();
    if (m_behind)
        return;
    m_filling = true;
    m_selectedShown = m_editor->selected();
    const int scroll = m_scroll->verticalScrollBar()->value();
    const QString focused = m_content->isAncestorOf(m_content->window()->focusWidget()) ? m_content->window()->focusWidget()->objectName()
                                                                                        : QString();
    const QString before = m_shown;
    const QString current = m_editor->current();
    const rules::Roster &roster = m_editor->document().roster();
    if (!m_editor->preview().isEmpty())
        showPreview(m_editor->preview());
    else if (rules::findSelection(roster, toData(current)))
        showSelection(current);
    else if (rules::findForce(roster, toData(current)))
        showForce(current);
    else
        m_pages->setCurrentIndex(0), m_shown.clear();
    showFoot(m_pages->currentIndex() == 1 && m_editor->preview().isEmpty() && !m_optionBar->isHidden());
    // In the width that it has, not in one that it would like: every text would be laid out for both.
    m_column->activate();
    QEvent laidOut(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(m_scroll, &laidOut);
    // The same unit after an edit: neither the place nor the keyboard may jump.
    m_scroll->verticalScrollBar()->setValue(before == m_shown ? scroll : 0);
    if (before == m_shown && !focused.isEmpty()) {
        if (QWidget *again = m_content->findChild<QWidget *>(focused))
            again->setFocus();
    }
    // A control that went away with the last unit leaves the keyboard in the panel.
    if (!focused.isNull() && !m_content->isAncestorOf(m_content->window()->focusWidget()) && m_head->nickname()->isVisible())
        m_head->nickname()->setFocus();
    m_filling = false;
}

void UnitPanel::showSelection(const QString &id)
{
    m_pages->setCurrentIndex(1);
    if (m_shown != id)
        m_optionBar->clearSearch();
    m_shown = id;
    const rules::Evaluator &evaluator = m_editor->document().evaluator();
    const rules::SelectionPlace place = rules::findSelection(m_editor->document().roster(), toData(id));
    const rules::EffectiveSelection *effective = evaluator.selection(toData(id));
    UnitHead::Data head;
    head.name = effective ? m_editor->look().name(*effective) : toText(place.selection->name);
    head.nickname = toText(place.selection->customName);
    head.count = place.selection->number;
    head.editable = true;
    head.markable = true;
    const bool formation = effective && effective->node && models::isFormation(*effective->node);
    head.countable = effective && effective->node && place.parent && !effective->node->instanced() && !formation;
    if (const auto tag = place.selection->extras.find("tag"); tag != place.selection->extras.end())
        head.tag = toText(tag->second);
    if (effective) {
        const rules::CategoryValue *category = effective->primaryCategory();
        head.kind = category ? m_editor->look().name(category->entryId, category->name) : QString();
        head.icon = formation ? QStringLiteral("roster")
                              : m_editor->look().icon(effective->categories, evaluator.info(toData(id)).profiles);
        head.points = m_editor->look().costText(m_editor->look().cost(effective->totalCosts));
        if (!m_editor->look().hasCost(effective->totalCosts))
            head.points = QStringLiteral("– ") + m_editor->look().costName;
    }
    if (!effective || effective->orphan)
        head.kind = tr("not in the data");
    if (const int units = int(m_editor->selected().size()); units > 1)
        head.kind = tr("%n unit(s) selected", nullptr, units);
    m_head->show(head, m_editor->hue());
    showOverview({});
    showLinks(id);
    showJoins(id);
    showChildForces({});
    showOptions(id);
    rules::EffectiveInfo info = evaluator.info(toData(id));
    for (const rules::Selection &child : place.selection->selections)
        gatherInfo(evaluator, child, info);
    showInfo(info.profiles, effective ? effective->categories : std::vector<rules::CategoryValue>(), place.selection->type);
    showRules(info.rules, info.hiddenRules);
    showCosts(id);
    m_noteSection.header->setVisible(true);
    m_noteSection.body->setVisible(m_noteSection.header->isOpen());
    if (m_note->toPlainText() != toText(place.selection->customNotes))
        m_note->setPlainText(toText(place.selection->customNotes));
}

void UnitPanel::showForce(const QString &id)
{
    m_pages->setCurrentIndex(1);
    m_shown = id;
    const rules::Force *force = rules::findForce(m_editor->document().roster(), toData(id));
    const rules::EffectiveForce *effective = m_editor->document().evaluator().force(toData(id));
    UnitHead::Data head;
    head.name = m_editor->look().name(force->entryId, force->name);
    head.kind = m_editor->look().name(force->catalogueId, force->catalogueName);
    head.nickname = toText(force->customName);
    head.icon = QStringLiteral("roster");
    head.editable = true;
    if (effective)
        head.points = m_editor->look().costText(m_editor->look().cost(effective->totalCosts));
    m_head->show(head, m_editor->hue());
    showOverview(id);
    showJoins({});
    showChildForces(id);
    clearOptions();
    const rules::EffectiveInfo &info = m_editor->document().evaluator().info(toData(id));
    showInfo(info.profiles, {}, {});
    showRules(info.rules, {});
    clear(m_costs);
    m_costsShown.clear();
    for (const Section *section : {&m_links, &m_costs, &m_noteSection}) {
        section->header->hide();
        section->body->hide();
    }
}

void UnitPanel::showPreview(const QString &plainEntryId)
{
    const models::CatalogueRow *row = m_editor->catalogue().row(m_editor->catalogue().indexOfEntry(plainEntryId));
    // Also what does not fit where the player is can be read.
    const documents::Placement anywhere = documents::placeInForce(m_editor->document().evaluator(), toData(m_editor->catalogue().forceId()),
                                                                  documents::isEntry(toData(plainEntryId)));
    std::optional<rules::Candidate> found = anywhere.candidate;
    if (!found && m_editor->target().isValid())
        found = models::FormationModel::candidateFor(m_editor->document(), m_editor->target(), plainEntryId);
    const rules::EntryNode *node = found ? found->node : nullptr;
    if (!row)
        return m_pages->setCurrentIndex(0);
    m_pages->setCurrentIndex(1);
    m_shown.clear();
    UnitHead::Data head;
    head.name = row->name;
    head.kind = tr("in the catalogue");
    head.icon = row->icon;
    head.points = row->pointsKnown ? m_editor->look().costText(row->points) : QStringLiteral("– ") + m_editor->look().costName;
    const QString slot = m_editor->target().isValid() && row->fits ? m_editor->catalogue().slotName() : QString();
    head.add = slot.isEmpty() ? tr("Add") : tr("Add to %1").arg(slot);
    head.refusal = row->canAdd ? QString() : row->sentence;
    m_head->show(head, m_editor->hue());
    showOverview({});
    showJoins({});
    showChildForces({});
    clearOptions();
    const auto profiles = node ? models::writtenProfiles(*node) : std::vector<rules::EffectiveProfile>();
    showInfo(profiles, found ? found->categories : std::vector<rules::CategoryValue>(), found ? found->type : std::string(),
             found ? &found->costs : nullptr);
    showRules(node ? models::writtenRules(*node) : std::vector<rules::EffectiveRule>(), {});
    clear(m_costs);
    m_costsShown.clear();
    for (const Section *section : {&m_links, &m_costs, &m_noteSection}) {
        section->header->hide();
        section->body->hide();
    }
}

} // namespace muster::app
