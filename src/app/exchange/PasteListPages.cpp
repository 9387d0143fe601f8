// SPDX-License-Identifier: GPL-3.0-or-later
// What the dialog for pasted lists is made of.
#include "app/exchange/PasteListDialog.h"

#include "app/exchange/PastedLinesModel.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/DialogFoot.h"
#include "app/theme/widgets/Segments.h"
#include "lists/NameKey.h"
#include "lists/Shapes.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>

namespace muster::app {

namespace {

QLabel *pasteLabel(FontRole role)
{
    auto *label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setFont(roleFont(role));
    label->setWordWrap(true);
    return label;
}

QString shapeTitle(lists::Shape shape)
{
    switch (shape) {
    case lists::Shape::Own:
        return PasteListDialog::tr("Muster's own text");
    case lists::Shape::Tournament:
        return PasteListDialog::tr("NewRecruit, tournament");
    case lists::Shape::Simple:
        return PasteListDialog::tr("NewRecruit, simple");
    case lists::Shape::AgeOfSigmar:
        return PasteListDialog::tr("Age of Sigmar app");
    case lists::Shape::OldWorld:
        return PasteListDialog::tr("Old World Builder");
    case lists::Shape::ListForge:
        return PasteListDialog::tr("ListForge");
    case lists::Shape::App:
        break;
    }
    return PasteListDialog::tr("Official app");
}

} // namespace

void PasteListDialog::makeEntry()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *inside = new QVBoxLayout;
    inside->setContentsMargins(16, 16, 16, 12);
    inside->setSpacing(10);
    auto *title = pasteLabel(FontRole::Title);
    title->setText(tr("Paste the text of a list here, or drop a file on it"));
    auto *help = pasteLabel(FontRole::Small);
    help->setProperty("role", "second");
    help->setText(
        tr("Texts of NewRecruit, of the official apps, of Old World Builder and ListForge, and Muster's own; several lists in one "
           "text are told apart. NewRecruit's JSON and .ros files are read exactly, and so is a picture of a QR code of Muster."));
    m_entry = new QPlainTextEdit;
    m_entry->setObjectName("pastedText");
    m_entry->setAccessibleName(tr("Text of the list"));
    m_entry->setAcceptDrops(false); // the dialog takes drops, whatever they hold
    m_entrySays = pasteLabel(FontRole::Body);
    m_entrySays->setObjectName("pasteProblem");
    m_entrySays->setProperty("role", "error");
    inside->addWidget(title);
    inside->addWidget(help);
    inside->addWidget(m_entry, 1);
    inside->addWidget(m_entrySays);
    column->addLayout(inside, 1);
    auto *foot = new DialogFoot(this);
    QPushButton *file = foot->addAside(tr("From a file…"));
    connect(file, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("File with a list"), {},
                                                          tr("Lists (*.txt *.md *.json *.ros *.rosz *.png *.jpg *.jpeg);;All files (*)"));
        if (!path.isEmpty())
            openFile(path);
    });
    connect(foot->addButton(tr("Cancel")), &QPushButton::clicked, this, &QDialog::reject);
    QPushButton *read = foot->addVerb(tr("Read it"));
    read->setObjectName("readPasted");
    connect(read, &QPushButton::clicked, this, [this] { setText(m_entry->toPlainText()); });
    column->addWidget(foot);
    m_pages->addWidget(page);
}

QWidget *PasteListDialog::makeHead()
{
    auto *head = new QWidget;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(16, 10, 16, 10);
    m_which = new Combo;
    m_which->setObjectName("pastedWhich");
    m_which->setAccessibleName(tr("List"));
    m_shape = new Combo;
    m_shape->setObjectName("pastedShape");
    m_shape->setAccessibleName(tr("Read as"));
    for (const lists::Shape shape : lists::allShapes())
        m_shape->addItem(shapeTitle(shape), int(shape));
    m_army = new Combo;
    m_army->setObjectName("pastedArmy");
    m_army->setAccessibleName(tr("Game and army"));
    auto *again = new QPushButton(tr("Paste again"));
    again->setAutoDefault(false);
    row->addWidget(m_which);
    row->addWidget(new QLabel(tr("Read as")));
    row->addWidget(m_shape);
    row->addWidget(new QLabel(tr("Game")));
    row->addWidget(m_army, 1);
    row->addWidget(again);
    connect(m_which, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (m_filling || index < 0)
            return;
        m_current = index;
        fillGames();
        showList();
        goToDoubt(1);
    });
    connect(m_shape, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (m_filling || index < 0)
            return;
        m_wishes[size_t(m_current)].shape = lists::Shape(m_shape->itemData(index).toInt());
        readAgain();
    });
    connect(m_army, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (m_filling || index < 0)
            return;
        const QStringList chosen = m_army->itemData(index).toStringList();
        m_wishes[size_t(m_current)].packId = chosen.value(0);
        m_wishes[size_t(m_current)].catalogueId = chosen.value(1).toStdString();
        readAgain();
    });
    connect(again, &QPushButton::clicked, this, [this] {
        m_pages->setCurrentIndex(0);
        if (const QString text = QApplication::clipboard()->text(); !text.isEmpty() && text != m_text)
            setText(text);
    });
    return head;
}

QWidget *PasteListDialog::makeSide()
{
    auto *side = new QWidget;
    side->setFixedWidth(322);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(14, 10, 14, 10);
    auto *steps = new QHBoxLayout;
    auto *before = new QPushButton(tr("Doubt before"));
    auto *next = new QPushButton(tr("Next doubt"));
    next->setObjectName("nextDoubt");
    for (QPushButton *button : {before, next}) {
        button->setAutoDefault(false);
        button->setProperty("small", true);
        steps->addWidget(button);
    }
    connect(before, &QPushButton::clicked, this, [this] { goToDoubt(-1); });
    connect(next, &QPushButton::clicked, this, [this] { goToDoubt(1); });
    m_doubt = pasteLabel(FontRole::BodyMedium);
    m_doubt->setObjectName("doubt");
    m_candidates = new QVBoxLayout;
    m_remember = new QCheckBox(tr("Remember the choice for this game"));
    m_remember->setObjectName("rememberChoice");
    auto *will = pasteLabel(FontRole::SmallStrong);
    will->setText(tr("The list will be"));
    m_verdict = pasteLabel(FontRole::Body);
    m_verdict->setObjectName("pastedVerdict");
    column->addLayout(steps);
    column->addWidget(m_doubt);
    column->addLayout(m_candidates);
    column->addWidget(m_remember);
    column->addStretch();
    column->addWidget(will);
    column->addWidget(m_verdict);
    return side;
}

QMap<QString, QString> PasteListDialog::rememberedFor(const QString &packId) const
{
    QMap<QString, QString> names;
    const QJsonObject kept = QJsonDocument::fromJson(m_notes.get("lists.names." + packId).toUtf8()).object();
    for (auto it = kept.begin(); it != kept.end(); ++it)
        names.insert(it.key(), it.value().toString());
    return names;
}

void PasteListDialog::useRemembered()
{
    for (size_t i = 0; i < m_lists.size(); ++i) {
        if (const auto names = m_lists[i].pack ? rememberedFor(m_lists[i].pack->id()) : QMap<QString, QString>(); !names.isEmpty()) {
            m_wishes[i].rememberedNames = names;
            m_lists[i] = lists::ListReader(m_services.packs.packs(), m_services.language()).readAgain(m_lists[i].parsed, m_wishes[i]);
        }
    }
}

void PasteListDialog::remember(const lists::LineResult &line, const std::string &entryId)
{
    const QString pasted = line.key.section('/', 1); // behind the number of the line
    const auto chosen = std::find_if(line.candidates.begin(), line.candidates.end(),
                                     [&entryId](const lists::Candidate &each) { return each.entryId == entryId; });
    const lists::ReadList &list = m_lists[size_t(m_current)];
    if (pasted.isEmpty() || (chosen == line.candidates.end() && !entryId.empty()) || !list.pack)
        return;
    const QString packId = list.pack->id();
    QMap<QString, QString> names = rememberedFor(packId);
    if (entryId.empty())
        names.remove(pasted);
    else
        names.insert(pasted, lists::nameKey(chosen->name));
    QJsonObject kept;
    for (auto it = names.begin(); it != names.end(); ++it)
        kept.insert(it.key(), it.value());
    m_notes.set("lists.names." + packId, QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact)));
    for (size_t i = 0; i < m_lists.size(); ++i)
        if (m_lists[i].pack == list.pack)
            m_wishes[i].rememberedNames = names;
}

void PasteListDialog::makeResult()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    auto *line = new QHBoxLayout;
    line->setContentsMargins(16, 4, 16, 8);
    m_summary = pasteLabel(FontRole::Title);
    m_summary->setObjectName("pastedSummary");
    auto *filter = new Segments;
    filter->setChoices({tr("All lines"), tr("Guessed"), tr("Not found")});
    filter->setCurrentIndex(0);
    line->addWidget(m_summary, 1);
    line->addWidget(filter);
    column->addLayout(line);
    m_model = new PastedLinesModel(this);
    m_table = new QTableView;
    m_table->setObjectName("pastedLines");
    m_table->setAccessibleName(tr("Lines of the text and what they became"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(26);
    m_table->horizontalHeader()->setSectionResizeMode(PastedLinesModel::Pasted, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(PastedLinesModel::Becomes, QHeaderView::Stretch);
    m_table->setColumnWidth(PastedLinesModel::Line, 48);
    m_table->setColumnWidth(PastedLinesModel::State, 110);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { showDoubt(); });
    connect(filter, &Segments::chosen, this, [this](int index) { m_model->setFilter(PastedLinesModel::Filter(index)); });
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_table, 1);
    middle->addWidget(makeSide());
    column->addLayout(middle, 1);
    auto *foot = new DialogFoot(this);
    foot->remark()->setText(tr("The pasted text is kept with the roster. One step of the history."));
    connect(foot->addButton(tr("Cancel")), &QPushButton::clicked, this, &QDialog::reject);
    m_bringAll = foot->addButton(tr("Bring in all"));
    m_bringOne = foot->addVerb(tr("Bring in the list"));
    m_bringOne->setObjectName("bringIn");
    connect(m_bringAll, &QPushButton::clicked, this, [this] { bringIn(true); });
    connect(m_bringOne, &QPushButton::clicked, this, [this] { bringIn(false); });
    column->addWidget(foot);
    m_pages->addWidget(page);
}

} // namespace muster::app
