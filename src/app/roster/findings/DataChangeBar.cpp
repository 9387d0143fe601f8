// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/findings/DataChangeBar.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

namespace muster::app {

using rules::Difference;
using share::toText;

DataChangeBar::DataChangeBar(QWidget *parent) : QFrame(parent)
{
    setObjectName("dataChangeBar");
    setProperty("banner", true);
    m_text = new QLabel;
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_show = new QPushButton;
    m_keep = new QPushButton;
    m_take = new QPushButton;
    m_folder = new QPushButton;
    m_folder->setObjectName("missingDataFolder");
    // The sentence over the buttons: the panel is narrow, and three buttons leave no room for words.
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 12, 6);
    column->addWidget(m_text);
    auto *row = new QHBoxLayout;
    column->addLayout(row);
    row->addStretch();
    row->addWidget(m_show);
    row->addWidget(m_keep);
    row->addWidget(m_take);
    row->addWidget(m_folder);
    connect(m_show, &QPushButton::clicked, this, &DataChangeBar::showList);
    connect(m_keep, &QPushButton::clicked, this, [this] {
        m_editor->accept(m_editor->document().keepOldData());
        emit decided();
    });
    connect(m_take, &QPushButton::clicked, this, [this] {
        m_editor->accept(m_editor->document().takeNewData());
        emit decided();
    });
    connect(m_folder, &QPushButton::clicked, this, &DataChangeBar::folderWanted);
    retranslate();
    hide();
}

void DataChangeBar::setEditor(RosterEditor *editor)
{
    if (m_editor)
        m_editor->document().disconnect(this), m_editor->disconnect(this);
    m_editor = editor;
    if (editor) {
        connect(editor, &RosterEditor::lookChanged, this, &DataChangeBar::refresh);
        connect(&editor->document(), &documents::RosterDocument::differencesChanged, this, &DataChangeBar::refresh);
        connect(&editor->document(), &documents::RosterDocument::rosterReplaced, this, &DataChangeBar::refresh);
    }
    refresh();
}

void DataChangeBar::retranslate()
{
    m_show->setText(tr("Show changes…"));
    m_keep->setText(tr("Keep old data"));
    m_take->setText(tr("Take new data"));
    m_folder->setText(tr("Open a folder of game data…"));
    refresh();
}

void DataChangeBar::refresh()
{
    // A verdict alone is no change of the data: a list under construction is illegal too.
    int count = 0;
    if (m_editor) {
        const auto &differences = m_editor->document().differences();
        count = int(std::count_if(differences.begin(), differences.end(),
                                  [](const Difference &difference) { return difference.kind != Difference::Kind::Finding; }));
    }
    const bool missing = m_editor && !m_editor->pack();
    for (QPushButton *button : {m_show, m_keep, m_take})
        button->setVisible(!missing);
    m_folder->setVisible(missing);
    setVisible(count > 0 || missing);
    if (missing)
        m_text->setText(tr("The data of %1 are not here: the list is kept as it is, but it cannot be checked, and nothing can be added.")
                            .arg(toText(m_editor->document().roster().gameSystemName)));
    else
        m_text->setText(tr("The game's data changed since this roster was saved: %n difference(s).", nullptr, count));
}

QString DataChangeBar::unitOf(const Difference &difference) const
{
    if (difference.selectionName.empty())
        return tr("whole roster");
    const rules::EffectiveSelection *effective = m_editor->document().evaluator().selection(difference.selectionId);
    return effective ? m_editor->look().name(*effective) : toText(difference.selectionName);
}

QString DataChangeBar::whatOf(const Difference &difference) const
{
    const QString subject = toText(difference.subject);
    switch (difference.kind) {
    case Difference::Kind::Gone:
        return tr("no longer in the data");
    case Difference::Kind::Renamed:
        return tr("new name");
    case Difference::Kind::Moved:
        return tr("found at another place");
    case Difference::Kind::Revision:
        return tr("revision of the data");
    case Difference::Kind::Cost:
        return tr("costs (%1)").arg(subject);
    case Difference::Kind::Total:
        return tr("total (%1)").arg(subject);
    case Difference::Kind::Rule:
        return tr("rule %1").arg(subject);
    case Difference::Kind::Category:
        return tr("category %1").arg(subject);
    case Difference::Kind::Finding:
        return tr("verdict");
    case Difference::Kind::Profile:
        break;
    }
    return subject;
}

void DataChangeBar::showList()
{
    QDialog dialog(this);
    dialog.setWindowTitle(tr("What the new data change"));
    auto *list = new QTreeWidget;
    list->setProperty("roomy", true);
    list->setAccessibleName(dialog.windowTitle());
    list->setHeaderLabels({tr("Unit"), tr("What"), tr("Before"), tr("Now")});
    list->setRootIsDecorated(false);
    list->setSortingEnabled(true);
    for (const Difference &difference : m_editor->document().differences()) {
        list->addTopLevelItem(
            new QTreeWidgetItem({unitOf(difference), whatOf(difference), toText(difference.before), toText(difference.after)}));
    }
    list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto *layout = new QVBoxLayout(&dialog);
    layout->addWidget(list);
    layout->addWidget(buttons);
    dialog.resize(720, 420);
    dialog.exec();
}

} // namespace muster::app
