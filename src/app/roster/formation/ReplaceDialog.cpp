// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/formation/ReplaceDialog.h"

#include "app/theme/style/Icons.h"
#include "documents/roster/Rearranging.h"
#include "models/roster/EntryFacts.h"
#include "models/roster/FormationRows.h"
#include "share/FindingText.h"
#include "text/Typography.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

namespace {

constexpr int replacementRole = Qt::UserRole, searchRole = Qt::UserRole + 1;

} // namespace

ReplaceDialog::ReplaceDialog(const RosterEditor &editor, const QString &selectionId, QWidget *parent) : QDialog(parent)
{
    setObjectName("replaceDialog");
    const models::FormationRow *row = editor.formation().row(editor.formation().indexOfId(selectionId));
    const QString name = !row ? QString() : row->nickname.isEmpty() ? row->name : row->nickname;
    setWindowTitle(tr("Replace %1").arg(name));
    resize(420, 440);
    m_search = new QLineEdit;
    m_search->setPlaceholderText(tr("Find a unit"));
    m_search->setAccessibleName(tr("Find a unit"));
    m_search->addAction(icons::icon("search"), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_list = new QListWidget;
    m_list->setObjectName("replacements");
    m_list->setProperty("roomy", true);
    m_list->setAccessibleName(tr("Units for this slot"));
    m_list->setIconSize({16, 16});
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_replace = buttons->addButton(tr("Replace"), QDialogButtonBox::AcceptRole);
    m_replace->setProperty("primary", true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    m_replace->setDefault(true); // now that it stands in the dialog: before, Enter would have cancelled
    fill(editor, selectionId);
    connect(m_search, &QLineEdit::textChanged, this, &ReplaceDialog::find);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(m_list, &QListWidget::currentItemChanged, this,
            [this](const QListWidgetItem *item) { m_replace->setEnabled(item && item->flags() & Qt::ItemIsEnabled); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    find({});
    m_search->setFocus();
}

void ReplaceDialog::fill(const RosterEditor &editor, const QString &selectionId)
{
    const share::RosterLook &look = editor.look();
    for (const rules::Candidate &candidate : documents::replacementsFor(editor.document().evaluator(), share::toData(selectionId))) {
        const QString name = look.name(candidate);
        const QString price = look.hasCost(candidate.costs) ? look.costText(look.cost(candidate.costs)) : QString();
        QStringList words{name, price, candidate.canAdd ? QString() : share::refusalText(candidate, look)};
        words.removeAll(QString());
        auto *item = new QListWidgetItem(words.join(QStringLiteral("  ·  ")), m_list);
        // As in the catalogue: a walker is no tank.
        const bool formation = candidate.node && models::isFormation(*candidate.node);
        const auto profiles = candidate.node ? models::writtenProfiles(*candidate.node) : std::vector<rules::EffectiveProfile>();
        item->setIcon(icons::icon(formation ? QStringLiteral("roster") : look.icon(candidate.categories, profiles)));
        item->setData(replacementRole, share::toText(candidate.entryId));
        item->setData(searchRole, text::searchForm(name));
        if (!candidate.canAdd)
            item->setFlags(Qt::ItemIsSelectable);
    }
}

void ReplaceDialog::find(const QString &typed)
{
    const QString wanted = text::searchForm(typed.trimmed());
    QListWidgetItem *first = nullptr;
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        item->setHidden(!item->data(searchRole).toString().contains(wanted));
        if (!first && !item->isHidden() && item->flags() & Qt::ItemIsEnabled)
            first = item;
    }
    m_list->setCurrentItem(first);
    m_replace->setEnabled(first != nullptr);
}

QString ReplaceDialog::entryId() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(replacementRole).toString() : QString();
}

bool ReplaceDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace muster::app
