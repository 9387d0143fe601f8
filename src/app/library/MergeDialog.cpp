// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/MergeDialog.h"

#include "app/theme/style/Theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

namespace {

QLabel *line(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

MergeDialog::MergeDialog(const documents::OtherBook &book, QWidget *parent) : QDialog(parent)
{
    setObjectName("mergeCampaign");
    setWindowTitle(tr("Merge campaigns"));
    auto *page = new QVBoxLayout(this);
    page->setSpacing(8);
    QLabel *head = line(tr("%1 is in the library already").arg(book.record.name));
    head->setFont(roleFont(FontRole::Title));
    page->addWidget(head);
    page->addWidget(line(tr("%n new (entry|entries) in the file", nullptr, int(book.plan.fresh.size())) + QStringLiteral(", ")
                         + tr("%n only here", nullptr, book.plan.onlyOurs) + QStringLiteral(", ")
                         + tr("%n in both", nullptr, book.plan.common) + '.'));
    if (!book.lastHere.isEmpty() && !book.lastThere.isEmpty()) {
        QLabel *last = line(tr("Last entry here: %1. Last entry in the file: %2.").arg(book.lastHere, book.lastThere));
        last->setProperty("role", "second");
        page->addWidget(last);
    }
    if (!book.contradictions.isEmpty()) {
        page->addWidget(line(tr("They contradict each other:")));
        auto *list = new QListWidget;
        list->setObjectName("mergeContradictions");
        list->setAccessibleName(tr("They contradict each other:"));
        list->setWordWrap(true);
        list->addItems(book.contradictions);
        list->setMaximumHeight(160);
        page->addWidget(list);
        m_whose = new QComboBox;
        m_whose->setObjectName("mergeWhose");
        m_whose->setAccessibleName(tr("Whose version counts"));
        m_whose->addItem(tr("What stands here counts"), int(campaign::Whose::Ours));
        m_whose->addItem(tr("What the file says counts"), int(campaign::Whose::Theirs));
        m_whose->addItem(tr("What stands here counts; a game recorded twice was two games"), int(campaign::Whose::Both));
        page->addWidget(m_whose);
    }
    auto *buttons = new QDialogButtonBox;
    auto *merge = buttons->addButton(tr("Merge"), QDialogButtonBox::AcceptRole);
    merge->setObjectName("mergeBooks");
    merge->setProperty("primary", true);
    merge->setDefault(true);
    auto *beside = buttons->addButton(tr("Keep as a second campaign"), QDialogButtonBox::ActionRole);
    beside->setObjectName("mergeKeepBoth");
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(beside, &QPushButton::clicked, this, [this] {
        m_keepsBoth = true;
        accept();
    });
    page->addWidget(line(tr("Nothing is lost: both versions stay in the log, and the merge can be undone.")));
    page->addWidget(buttons);
    resize(560, sizeHint().height());
}

campaign::Whose MergeDialog::whose() const
{
    return m_whose ? campaign::Whose(m_whose->currentData().toInt()) : campaign::Whose::Ours;
}

} // namespace muster::app
