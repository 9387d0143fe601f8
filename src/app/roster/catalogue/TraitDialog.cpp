// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/catalogue/TraitDialog.h"

#include "app/theme/style/Icons.h"
#include "text/Typography.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

TraitDialog::TraitDialog(const std::vector<models::CatalogueTrait> &traits, const QStringList &chosen, QWidget *parent) : QDialog(parent)
{
    setObjectName("traitDialog");
    setWindowTitle(tr("Only units with"));
    resize(400, 480);
    m_search = new QLineEdit;
    m_search->setObjectName("traitSearch");
    m_search->setPlaceholderText(tr("Find a keyword, rule or weapon"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->addAction(icons::icon("search"), QLineEdit::LeadingPosition);
    m_list = new QListWidget;
    m_list->setObjectName("traits");
    m_list->setProperty("roomy", true);
    m_list->setAccessibleName(tr("Keywords, rules and weapons"));
    for (const models::CatalogueTrait &trait : traits) {
        auto *item = new QListWidgetItem(QStringLiteral("%1 · %2").arg(trait.name, kindName(trait.kind)));
        item->setData(Qt::UserRole, trait.key());
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(chosen.contains(trait.key()) ? Qt::Checked : Qt::Unchecked);
        item->setSizeHint({0, std::max(28, m_list->fontMetrics().height() + 10)}); // ticks that touch are hit by mistake
        m_list->addItem(item);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton *ok = buttons->addButton(tr("Show"), QDialogButtonBox::AcceptRole);
    ok->setProperty("primary", true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    ok->setDefault(true);
    connect(m_search, &QLineEdit::textChanged, this, &TraitDialog::find);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_search->setFocus();
}

QString TraitDialog::kindName(models::CatalogueTrait::Kind kind)
{
    return kind == models::CatalogueTrait::Kind::Keyword ? tr("keyword")
        : kind == models::CatalogueTrait::Kind::Rule     ? tr("rule")
                                                         : tr("weapon or profile");
}

void TraitDialog::find(const QString &words)
{
    const QString wanted = text::searchForm(words);
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setHidden(!text::searchForm(m_list->item(i)->text()).contains(wanted));
}

QStringList TraitDialog::chosen() const
{
    QStringList keys;
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->checkState() == Qt::Checked)
            keys.append(m_list->item(i)->data(Qt::UserRole).toString());
    }
    return keys;
}

} // namespace muster::app
