// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/odds/TargetDialog.h"

#include "app/theme/style/Icons.h"
#include "text/Typography.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace muster::app {

namespace {

constexpr int keyRole = Qt::UserRole, formRole = Qt::UserRole + 1;

QStandardItem *itemOf(const QString &name, const QString &key, const QString &group)
{
    auto *item = new QStandardItem(name);
    item->setEditable(false);
    item->setData(key, keyRole);
    item->setData(text::searchForm(name + ' ' + group), formRole);
    return item;
}

} // namespace

TargetDialog::TargetDialog(const OddsTargets &targets, const RosterEditor &editor, bool wholeLists, QWidget *parent)
    : QDialog(parent), m_wholeLists(wholeLists)
{
    setObjectName("odds.target.dialog");
    setWindowTitle(wholeLists ? tr("Against which list?") : tr("Choose a target"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(420, 460);
    m_search = new QLineEdit(this);
    m_search->setPlaceholderText(wholeLists ? tr("Search a list") : tr("Search a unit or a list"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->addAction(icons::icon("search"), QLineEdit::LeadingPosition);
    m_view = new QTreeView(this);
    m_view->setAccessibleName(wholeLists ? tr("Lists") : tr("Targets"));
    m_view->setHeaderHidden(true);
    m_view->setRootIsDecorated(!wholeLists);
    m_view->setUniformRowHeights(true);
    m_found.setSourceModel(&m_model);
    m_found.setRecursiveFilteringEnabled(true);
    m_found.setFilterRole(formRole);
    m_view->setModel(&m_found);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addWidget(m_view, 1);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &typed) {
        m_found.setFilterFixedString(text::searchForm(typed));
        m_view->expandAll();
        selectFirst();
    });
    connect(m_view, &QTreeView::activated, this, &TargetDialog::take);
    connect(m_view, &QTreeView::clicked, this, &TargetDialog::take);
    addGroup(targets.typical(editor));
    addGroup(targets.mine(editor));
    const library::Records others = targets.others(editor);
    const QPointer<const RosterEditor> known = &editor;
    auto *reading = new StepwiseWork(
        int(others.size()),
        [this, &targets, known, others](int index) {
            if (known)
                addGroup(m_wholeLists ? OddsAims{"list:" + others.at(index).id, others.at(index).name, {}, {}}
                                      : targets.list(*known, others.at(index)));
            return known != nullptr;
        },
        nullptr, this);
    reading->start();
    selectFirst();
}

void TargetDialog::addGroup(const OddsAims &aims)
{
    if (aims.aims.empty() && !m_wholeLists)
        return;
    QStandardItem *group = itemOf(aims.name, aims.key, {});
    if (!m_wholeLists)
        group->setSelectable(false);
    for (const OddsAim &aim : aims.aims) {
        if (m_wholeLists)
            break;
        QStandardItem *item = itemOf(aim.name, aim.key, aims.name);
        if (!aim.detail.isEmpty())
            item->setText(QStringLiteral("%1  ·  %2").arg(aim.name, aim.detail));
        if (!aim.icon.isEmpty())
            item->setIcon(icons::icon(aim.icon));
        group->appendRow(item);
    }
    m_model.appendRow(group);
    if (aims.key == QLatin1String("typical") || !m_search->text().isEmpty())
        m_view->expand(m_found.mapFromSource(group->index()));
}

void TargetDialog::selectFirst()
{
    const QModelIndex group = m_found.index(0, 0);
    const QModelIndex first = m_wholeLists ? group : m_found.index(0, 0, group);
    if (first.isValid())
        m_view->setCurrentIndex(first);
}

void TargetDialog::take(const QModelIndex &index)
{
    const bool isGroup = !index.parent().isValid();
    if (!index.isValid() || (isGroup && !m_wholeLists)) {
        m_view->setExpanded(index, !m_view->isExpanded(index));
        return;
    }
    emit chosen(index.data(keyRole).toString());
    accept();
}

// The keys that move in the list do so while one types; Enter takes what is selected.
bool TargetDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up || key->key() == Qt::Key_PageDown || key->key() == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(m_view, event);
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            take(m_view->currentIndex());
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace muster::app
