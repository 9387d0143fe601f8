// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/setup/TitledDialog.h"

#include "app/theme/style/MusterStyle.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/DialogFoot.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

TitledDialog::TitledDialog(const QString &title, const QString &verb, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(title);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_page = new QVBoxLayout;
    m_page->setContentsMargins(dialogMargin, 16, dialogMargin, dialogMargin);
    m_page->setSpacing(10);
    auto *head = new QLabel(title, this);
    head->setTextFormat(Qt::PlainText);
    head->setFont(roleFont(FontRole::Title));
    m_page->addWidget(head);
    column->addLayout(m_page, 1);
    auto *foot = new DialogFoot(this);
    m_remark = foot->remark();
    m_remark->setObjectName("dialog.remark");
    const QPushButton *cancel = foot->addButton(tr("Cancel"));
    m_verb = foot->addVerb(verb);
    m_verb->setObjectName("dialog.verb");
    column->addWidget(foot);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_verb, &QPushButton::clicked, this, &QDialog::accept);
}

} // namespace muster::app
