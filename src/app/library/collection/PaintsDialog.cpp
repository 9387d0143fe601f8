// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/collection/PaintsDialog.h"

#include "app/theme/style/Theme.h"
#include "app/theme/widgets/DialogFoot.h"
#include "app/theme/widgets/NameColumn.h"
#include "app/theme/widgets/VerdictButton.h"
#include "app/workspace/Actions.h"
#include "archive/SafeFile.h"
#include "collection/CollectionCsv.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QTreeWidget>
#include <QUuid>

#include <algorithm>

namespace muster::app {

using collection::Change;
using collection::Changes;
using collection::Paint;

namespace {

constexpr int paintIdRole = Qt::UserRole + 1;
constexpr int leastPaintName = 160;
constexpr std::array<Paint::Stock, 3> allStocks{Paint::Stock::Owned, Paint::Stock::RunningOut, Paint::Stock::Missing};

QString freshPaintId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

// A small square of the colour; none for words that are no colour.
QIcon swatch(const QString &colour)
{
    const QColor shown(colour);
    if (colour.isEmpty() || !shown.isValid())
        return {};
    QPixmap square(14, 14);
    square.fill(shown);
    return QIcon(square);
}

Change paintChange(const Paint &paint)
{
    Change change;
    change.kind = Change::Kind::Paint;
    change.paint = paint;
    return change;
}

} // namespace

PaintsDialog::PaintsDialog(documents::CollectionBook &book, QWidget *parent) : QDialog(parent), m_book(book)
{
    setObjectName("paints");
    setWindowTitle(tr("Paints"));
    resize(820, 560);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *inner = new QVBoxLayout;
    inner->setContentsMargins(14, 12, 14, 10);
    makeList(inner);
    makeButtons(inner);
    column->addLayout(inner, 1);
    auto *foot = new DialogFoot(this);
    connect(foot->addAside(tr("Import…")), &QPushButton::clicked, this,
            [this] { importCsv(QFileDialog::getOpenFileName(this, tr("Import paints"), {}, tr("Tables (*.csv *.txt);;All files (*)"))); });
    connect(foot->addAside(tr("Export…")), &QPushButton::clicked, this, [this] {
        exportCsv(QFileDialog::getSaveFileName(this, tr("Export paints"), documentsFile("paints.csv"), tr("Tables (*.csv)")));
    });
    connect(foot->addButton(tr("Close")), &QPushButton::clicked, this, &QDialog::accept);
    column->addWidget(foot);
    // The window behind knows undo; here it works as well.
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, this, [this] { m_book.undoStack().undo(); });
    connect(new QShortcut(QKeySequence::Redo, this), &QShortcut::activated, this, [this] { m_book.undoStack().redo(); });
    connect(&book, &documents::CollectionBook::changed, this, &PaintsDialog::fill);
    fill();
}

void PaintsDialog::makeList(QVBoxLayout *column)
{
    m_says = new QLabel;
    m_says->setObjectName("paintsSay");
    m_says->setTextFormat(Qt::PlainText);
    m_says->setWordWrap(true);
    m_list = new QTreeWidget;
    m_list->setObjectName("paintsList");
    m_list->setAccessibleName(tr("Paints"));
    m_list->setProperty("roomy", true);
    m_list->setRootIsDecorated(false);
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderLabels({tr("Paint"), tr("Range"), tr("Stock"), tr("In recipes"), tr("Note")});
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Name, QHeaderView::Interactive);
    m_list->header()->setStretchLastSection(false);
    new NameColumn(m_list, m_list->header(), Name, leastPaintName);
    column->addWidget(m_says);
    column->addWidget(m_list, 1);
    connect(m_list, &QTreeWidget::itemChanged, this, &PaintsDialog::typed);
    auto *remove = new QShortcut(QKeySequence::Delete, m_list);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &PaintsDialog::takeOut);
}

void PaintsDialog::makeButtons(QVBoxLayout *column)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    const auto button = [row](const QString &text, const char *name) {
        auto *made = new QPushButton(text);
        made->setObjectName(QString::fromLatin1(name));
        made->setAutoDefault(false);
        row->addWidget(made);
        return made;
    };
    connect(button(tr("Add a paint"), "addPaint"), &QPushButton::clicked, this, &PaintsDialog::add);
    for (const Paint::Stock stock : allStocks) {
        m_stocks.append(button(collection::stockName(stock), qPrintable("stock." + collection::stockId(stock))));
        connect(m_stocks.back(), &QPushButton::clicked, this, [this, stock] { setStock(stock); });
    }
    m_remove = button(tr("Take out"), "removePaint");
    connect(m_remove, &QPushButton::clicked, this, &PaintsDialog::takeOut);
    row->addStretch();
    column->addLayout(row);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, [this] {
        for (QPushButton *each : m_stocks + QList{m_remove})
            each->setEnabled(!m_list->selectedItems().isEmpty());
    });
}

QMap<QString, std::pair<QString, int>> PaintsDialog::wanted()
{
    QMap<QString, std::pair<QString, int>> paints;
    for (const QString &game : m_book.games()) {
        for (const collection::Recipe &recipe : m_book.game(game).recipes()) {
            QMap<QString, QString> inIt;
            for (const collection::RecipeStep &step : recipe.steps) {
                if (!step.paint.isEmpty())
                    inIt.insert(text::searchForm(step.paint), step.paint);
            }
            for (auto paint = inIt.cbegin(); paint != inIt.cend(); ++paint) {
                auto &[name, count] = paints[paint.key()];
                name = paint.value();
                ++count;
            }
        }
    }
    return paints;
}

void PaintsDialog::addRow(const Paint &paint, bool listed)
{
    auto *item = new QTreeWidgetItem(m_list);
    item->setText(Name, paint.name);
    item->setIcon(Name, swatch(paint.colour));
    item->setText(Range, paint.range);
    item->setText(Stock, listed ? collection::stockName(paint.stock) : tr("not in the list"));
    item->setText(Note, paint.note);
    item->setData(Name, paintIdRole, listed ? paint.id : QString());
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | (listed ? Qt::ItemIsEditable : Qt::NoItemFlags));
    if (!listed || paint.stock != Paint::Stock::Owned)
        item->setFont(Stock, roleFont(FontRole::BodyStrong));
}

void PaintsDialog::fill()
{
    const QScopedValueRollback filling(m_filling, true);
    QStringList chosen;
    for (const QTreeWidgetItem *item : m_list->selectedItems())
        chosen.append(item->text(Name) + '\n' + item->text(Range));
    m_list->clear();
    QMap<QString, std::pair<QString, int>> recipes = wanted();
    QList<Paint> paints = m_book.paints().values();
    std::sort(paints.begin(), paints.end(), [](const Paint &a, const Paint &b) {
        return std::pair(a.name.toCaseFolded(), a.range) < std::pair(b.name.toCaseFolded(), b.range);
    });
    int low = 0, missing = 0;
    for (const Paint &paint : std::as_const(paints)) {
        addRow(paint, true);
        const int count = recipes.take(text::searchForm(paint.name)).second;
        m_list->topLevelItem(m_list->topLevelItemCount() - 1)->setText(Recipes, count > 0 ? QString::number(count) : QString());
        low += paint.stock == Paint::Stock::RunningOut;
        missing += paint.stock == Paint::Stock::Missing && count > 0;
    }
    // Recipes name paints that nobody has written down yet.
    for (const auto &[name, count] : std::as_const(recipes)) {
        addRow({{}, name, {}, {}, Paint::Stock::Missing, {}}, false);
        m_list->topLevelItem(m_list->topLevelItemCount() - 1)->setText(Recipes, QString::number(count));
        ++missing;
    }
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        item->setTextAlignment(Recipes, Qt::AlignCenter);
        item->setSelected(chosen.contains(item->text(Name) + '\n' + item->text(Range)));
    }
    for (QPushButton *each : m_stocks + QList{m_remove})
        each->setEnabled(!m_list->selectedItems().isEmpty());
    say(paints.isEmpty() && missing == 0
            ? tr("No paint is written down yet. Add one, or import a table with the columns name, range, colour, stock and note.")
            : tr("%n paint(s)", nullptr, int(paints.size())) + ", " + tr("%n running out", nullptr, low) + ", "
                + tr("%n missing for recipes", nullptr, missing));
}

Paint PaintsDialog::paintOf(const QTreeWidgetItem &item) const
{
    const QString id = item.data(Name, paintIdRole).toString();
    if (!id.isEmpty())
        return m_book.paints().value(id);
    return {freshPaintId(), item.text(Name), {}, {}, Paint::Stock::Missing, {}};
}

void PaintsDialog::typed(QTreeWidgetItem *item, int column)
{
    if (m_filling)
        return;
    Paint paint = paintOf(*item);
    const QString text = item->text(column).trimmed();
    if (column == Name && !text.isEmpty())
        paint.name = text;
    else if (column == Range)
        paint.range = text;
    else if (column == Note)
        paint.note = text;
    // Not within the signal of the row that goes.
    QMetaObject::invokeMethod(
        this,
        [this, paint] {
            if (m_book.paints().value(paint.id) == paint)
                fill();
            else
                record({paintChange(paint)});
        },
        Qt::QueuedConnection);
}

void PaintsDialog::setStock(Paint::Stock stock)
{
    Changes changes;
    for (const QTreeWidgetItem *item : m_list->selectedItems()) {
        Paint paint = paintOf(*item);
        const bool listed = m_book.paints().contains(paint.id);
        if (listed && paint.stock == stock)
            continue;
        paint.stock = stock;
        changes.push_back(paintChange(paint));
    }
    record(changes);
}

void PaintsDialog::add()
{
    Paint paint{freshPaintId(), tr("New paint"), {}, {}, Paint::Stock::Owned, {}};
    record({paintChange(paint)});
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        if (item->data(Name, paintIdRole).toString() != paint.id)
            continue;
        m_list->setCurrentItem(item);
        m_list->editItem(item, Name);
        return;
    }
}

void PaintsDialog::takeOut()
{
    Changes changes;
    for (const QTreeWidgetItem *item : m_list->selectedItems()) {
        if (const QString id = item->data(Name, paintIdRole).toString(); !id.isEmpty())
            changes.push_back(Change::mark(Change::Kind::PaintGone, {}, id));
    }
    record(changes);
}

void PaintsDialog::record(const Changes &changes)
{
    // Paints serve every game.
    if (const base::Result<void> done = m_book.record({}, changes); !done)
        say(text::spoken(done.error()), true);
}

void PaintsDialog::say(const QString &text, bool problem)
{
    m_says->setText(text);
    setStyleProperty(m_says, "role", problem ? "error" : "second");
}

void PaintsDialog::importCsv(const QString &path)
{
    if (path.isEmpty())
        return;
    const base::Result<QByteArray> bytes = archive::readWhole(path);
    if (!bytes)
        return say(text::spoken(bytes.error()), true);
    const auto changes = collection::readPaintsCsv(*bytes, path, m_book.paints(), freshPaintId);
    if (!changes)
        return say(text::spoken(changes.error()), true);
    record(*changes);
}

void PaintsDialog::exportCsv(const QString &path)
{
    if (path.isEmpty())
        return;
    if (const base::Result<void> done = archive::writeSafely(path, collection::paintsCsv(m_book.paints())); !done)
        say(text::spoken(done.error()), true);
    else
        say(tr("Exported to %1").arg(path));
}

} // namespace muster::app
