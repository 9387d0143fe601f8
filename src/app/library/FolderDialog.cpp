// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/FolderDialog.h"

#include "app/theme/widgets/DialogFoot.h"
#include "library/repositories/Folders.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

FolderDialog::FolderDialog(const QString &title, const QString &verb, const QStringList &folders, const QString &current, QWidget *parent)
    : QDialog(parent)
{
    setObjectName("folderDialog");
    setWindowTitle(title);
    auto *label = new QLabel(tr("Folder"));
    m_name = new QComboBox;
    m_name->setObjectName("folderName");
    m_name->setAccessibleName(tr("Folder"));
    m_name->setEditable(true);
    m_name->setInsertPolicy(QComboBox::NoInsert);
    m_name->addItems(folders);
    m_name->setCurrentText(current);
    m_name->lineEdit()->selectAll();
    m_name->lineEdit()->setAccessibleName(tr("Folder"));
    label->setBuddy(m_name);
    auto *hint = new QLabel(tr("Type a new name, or choose one that is there. Without a name it lies in no folder."));
    hint->setWordWrap(true);
    hint->setProperty("role", "second");
    auto *foot = new DialogFoot(this);
    const QPushButton *cancel = foot->addButton(tr("Cancel"));
    QPushButton *accept = foot->addVerb(verb);
    accept->setObjectName("folderAccept");
    auto *fields = new QVBoxLayout;
    fields->setContentsMargins(16, 16, 16, 12);
    fields->addWidget(label);
    fields->addWidget(m_name);
    fields->addWidget(hint);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addLayout(fields, 1);
    page->addWidget(foot);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(accept, &QPushButton::clicked, this, &QDialog::accept);
    resize(440, sizeHint().height());
}

QString FolderDialog::folder() const
{
    return library::Folders::tidy(m_name->currentText());
}

} // namespace muster::app
