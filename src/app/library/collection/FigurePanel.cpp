// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/collection/FigurePanel.h"

#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/FlowLayout.h"
#include "text/Spoken.h"

#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTextDocument>
#include <QUuid>

#include <algorithm>

namespace muster::app {

using collection::Change;
using collection::Changes;
using collection::FigureKey;
using collection::State;

namespace {

constexpr int shownHistory = 60;

// One step on each line: paint; method; note.
QString recipeText(const collection::Recipe &recipe)
{
    QStringList lines;
    for (const collection::RecipeStep &step : recipe.steps) {
        QStringList parts{step.paint, step.method, step.note};
        while (parts.size() > 1 && parts.last().isEmpty())
            parts.removeLast();
        lines.append(parts.join("; "));
    }
    return lines.join('\n');
}

QList<collection::RecipeStep> recipeSteps(const QString &text)
{
    QList<collection::RecipeStep> steps;
    for (const QString &line : text.split('\n', Qt::SkipEmptyParts)) {
        if (!line.trimmed().isEmpty())
            steps.append({line.section(';', 0, 0).trimmed(), line.section(';', 1, 1).trimmed(), line.section(';', 2).trimmed()});
    }
    return steps;
}

} // namespace

FigurePanel::FigurePanel(documents::CollectionBook &book, models::CollectionModel &model, QWidget *parent)
    : QWidget(parent), m_book(book), m_model(model)
{
    setProperty("panel", true);
    setAttribute(Qt::WA_StyledBackground);
    makeFields();
    connect(&book, &documents::CollectionBook::changed, this, &FigurePanel::fill);
    const auto typed = [this](auto *field, auto done) {
        connect(field, &std::remove_pointer_t<decltype(field)>::editingFinished, this, [this, done] {
            if (!m_filling)
                done();
        });
    };
    // A field shows what the first of several has: left as it was, it says nothing about the others.
    typed(m_place, [this] {
        if (m_place->isModified())
            markAll(Change::Kind::Place, m_place->text().trimmed(), 0, 0);
    });
    typed(m_price, [this] {
        if (const double price = m_price->value() < 0 ? -1 : m_price->value(); price != (owned() ? owned()->price : -1))
            markAll(Change::Kind::Price, {}, price, 0);
    });
    typed(m_box, [this] {
        if (m_box->value() != (owned() ? owned()->box : 0))
            markAll(Change::Kind::Box, {}, 0, m_box->value());
    });
    connect(m_others, &QComboBox::activated, this, [this](int at) {
        if (at <= 0 || m_figures.isEmpty())
            return;
        Change change = Change::mark(Change::Kind::StandsFor, m_figures.first(), {});
        change.other = FigureKey::fromText(m_others->itemData(at).toString());
        change.on = !(owned() && owned()->standsFor.contains(change.other));
        record(m_model.named(m_figures.first(), {change}));
    });
    connect(m_addPhoto, &QPushButton::clicked, this, [this] {
        addPhoto(QFileDialog::getOpenFileName(window(), tr("Add a photo"), {}, tr("Pictures (*.png *.jpg *.jpeg)")),
                 State(m_stage->currentData().toInt()));
    });
    retranslate();
}

void FigurePanel::makeFields()
{
    m_name = new QLabel;
    m_name->setTextFormat(Qt::PlainText);
    m_name->setWordWrap(true);
    m_name->setFont(roleFont(FontRole::BodyMedium));
    m_states = new QLabel;
    m_states->setProperty("role", "second");
    m_states->setWordWrap(true);
    makePhotos();
    m_place = new QLineEdit;
    m_place->setObjectName("figurePlace");
    m_price = new QDoubleSpinBox;
    m_price->setObjectName("figurePrice");
    m_price->setRange(-1, 100000);
    m_price->setSpecialValueText(QStringLiteral("–"));
    m_box = new QSpinBox;
    m_box->setObjectName("figureBox");
    m_box->setRange(0, 1000);
    m_box->setSpecialValueText(QStringLiteral("–"));
    m_note = new QPlainTextEdit;
    m_note->setObjectName("figureNote");
    m_recipe = new QPlainTextEdit;
    m_recipe->setObjectName("figureRecipe");
    m_others = new Combo;
    m_others->setObjectName("figureOthers");
    m_history = new QListWidget;
    m_history->setObjectName("figureHistory");
    layFields();
}

void FigurePanel::layFields()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(6);
    column->addWidget(m_name);
    column->addWidget(m_states);
    column->addWidget(m_photos);
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_stage);
    for (QPushButton *button : {m_addPhoto, m_cover, m_dropPhoto}) {
        button->setProperty("small", true);
        buttons->addWidget(button);
    }
    column->addLayout(buttons);
    QWidget *const fields[] = {m_place, m_price, m_box, m_others, m_note, m_recipe};
    for (int i = 0; i < 6; ++i) {
        m_labels[i] = new QLabel;
        m_labels[i]->setWordWrap(true);
        m_labels[i]->setBuddy(fields[i]);
        column->addWidget(m_labels[i]);
        column->addWidget(fields[i]);
    }
    m_note->setFixedHeight(52);
    m_recipe->setFixedHeight(78);
    column->addWidget(m_history, 1);
    // Stored when the field is left: a note is one step, not one for each letter.
    m_note->installEventFilter(this);
    m_recipe->installEventFilter(this);
    setFocusProxy(m_place);
}

void FigurePanel::retranslate()
{
    const QString names[] = {tr("Place"),          tr("Price of one"), tr("Figures in a box"),
                             tr("Also usable as"), tr("Note"),         tr("Recipe: paint; method; note on each line")};
    QWidget *const fields[] = {m_place, m_price, m_box, m_others, m_note, m_recipe};
    for (int i = 0; i < 6; ++i) {
        m_labels[i]->setText(names[i]);
        fields[i]->setAccessibleName(names[i]);
    }
    m_stage->setAccessibleName(tr("Stage of the next photo"));
    m_stage->setToolTip(m_stage->accessibleName());
    m_addPhoto->setText(tr("Add a photo…"));
    m_cover->setText(tr("Use for the card"));
    m_dropPhoto->setText(tr("Take out"));
    m_photos->setAccessibleName(tr("Photos"));
    m_history->setAccessibleName(tr("History"));
    fill();
}

const collection::Owned *FigurePanel::owned() const
{
    return m_figures.isEmpty() ? nullptr : m_book.game(game()).find(m_figures.first());
}

void FigurePanel::showFigures(const QList<FigureKey> &figures)
{
    if (figures == m_figures)
        return;
    m_figures = figures;
    m_stageChosen = false;
    fill();
}

void FigurePanel::fill()
{
    m_filling = true;
    const collection::Owned *mine = owned();
    const bool any = !m_figures.isEmpty();
    m_name->setText(!any                       ? tr("No row is selected")
                        : m_figures.size() > 1 ? tr("%n kind(s) of figures", nullptr, int(m_figures.size()))
                                               : m_model.nameOf(m_figures.first()));
    collection::Counts counts; // of all that are selected
    for (const FigureKey &key : m_figures) {
        if (const collection::Owned *one = m_book.game(game()).find(key))
            counts += one->counts;
    }
    QStringList states;
    for (State state : collection::allStates) {
        if (counts.of(state) > 0)
            states.append(QStringLiteral("%1 %2").arg(collection::stateName(state), QString::number(counts.of(state))));
    }
    m_states->setText(states.join(", "));
    m_place->setText(mine ? mine->place : QString());
    m_price->setValue(mine ? mine->price : -1);
    m_box->setValue(mine ? mine->box : 0);
    if (!m_note->hasFocus())
        m_note->setPlainText(mine ? mine->note : QString());
    const QList<collection::Recipe> recipes = any ? m_book.game(game()).recipesFor(m_figures.first()) : QList<collection::Recipe>();
    if (!m_recipe->hasFocus())
        m_recipe->setPlainText(recipes.isEmpty() ? QString() : recipeText(recipes.first()));
    for (QWidget *field : std::initializer_list<QWidget *>{m_place, m_price, m_box, m_others, m_note, m_recipe, m_stage, m_addPhoto})
        field->setEnabled(any);
    fillOthers();
    fillStages();
    fillPhotos();
    fillHistory();
    m_filling = false;
}

void FigurePanel::fillOthers()
{
    m_others->clear();
    const collection::Owned *mine = owned();
    QStringList now;
    for (const FigureKey &key : mine ? mine->standsFor : QList<FigureKey>())
        now.append(m_model.nameOf(key));
    m_others->addItem(now.isEmpty() ? tr("nothing else") : now.join(", "));
    if (m_figures.isEmpty())
        return;
    for (const collection::KnownFigure &figure : m_model.known().all()) {
        if (figure.key == m_figures.first())
            continue;
        const bool on = mine && mine->standsFor.contains(figure.key);
        const QString name = figure.figureName.isEmpty() ? figure.unitName : figure.unitName + ", " + figure.figureName;
        m_others->addItem(on ? tr("no longer %1").arg(name) : name, figure.key.text());
    }
}

void FigurePanel::fillHistory()
{
    m_history->clear();
    if (m_figures.isEmpty())
        return;
    const collection::Actions all = collection::inForce(m_book.log(game()));
    for (auto action = all.rbegin(); action != all.rend() && m_history->count() < shownHistory; ++action) {
        collection::Action shown = *action;
        std::erase_if(shown.changes, [this](const Change &change) { return change.figures != m_figures.first(); });
        const bool any = std::any_of(shown.changes.begin(), shown.changes.end(),
                                     [](const Change &change) { return change.kind != Change::Kind::Label; });
        if (any)
            m_history->addItem(shown.sentence([](const FigureKey &) { return QString(); }) + QStringLiteral("  ·  ")
                               + QLocale().toString(shown.happened.date(), QLocale::ShortFormat));
    }
}

void FigurePanel::record(const Changes &changes)
{
    if (const base::Result<void> done = m_book.record(game(), changes); !done)
        emit complained(tr("Collection"), text::spoken(done.error()));
}

void FigurePanel::markAll(Change::Kind kind, const QString &text, double value, int count)
{
    Changes changes;
    for (const FigureKey &key : std::as_const(m_figures)) {
        const collection::Owned *mine = m_book.game(game()).find(key);
        const collection::Owned before = mine ? *mine : collection::Owned();
        const bool same = kind == Change::Kind::Place ? text == before.place
            : kind == Change::Kind::Note              ? text == before.note
            : kind == Change::Kind::Price             ? value == before.price
                                                      : count == before.box;
        if (same)
            continue;
        Change change = Change::mark(kind, key, text);
        change.value = value;
        change.count = count;
        const Changes more = m_model.named(key, {change});
        changes.insert(changes.end(), more.begin(), more.end());
    }
    record(changes);
}

bool FigurePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut && !m_filling) {
        if (watched == m_note && m_note->document()->isModified())
            markAll(Change::Kind::Note, m_note->toPlainText().trimmed(), 0, 0);
        else if (watched == m_recipe && m_recipe->document()->isModified())
            storeRecipe();
    }
    return QWidget::eventFilter(watched, event);
}

void FigurePanel::storeRecipe()
{
    if (m_figures.isEmpty())
        return;
    const QList<collection::Recipe> known = m_book.game(game()).recipesFor(m_figures.first());
    Change change;
    change.kind = Change::Kind::Recipe;
    change.recipe = known.isEmpty()
        ? collection::Recipe{QUuid::createUuid().toString(QUuid::WithoutBraces), m_model.nameOf(m_figures.first()), {}, {}}
        : known.first();
    change.recipe.steps = recipeSteps(m_recipe->toPlainText());
    for (const FigureKey &key : std::as_const(m_figures)) {
        if (!change.recipe.figures.contains(key))
            change.recipe.figures.append(key);
    }
    if (change.recipe.steps.isEmpty() && !known.isEmpty()) {
        record({Change::mark(Change::Kind::RecipeGone, {}, known.first().id)});
    } else if (!change.recipe.steps.isEmpty() && (known.isEmpty() || known.first() != change.recipe)) {
        record({change});
    }
}

} // namespace muster::app
