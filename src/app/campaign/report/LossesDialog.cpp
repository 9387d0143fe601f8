// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/LossesDialog.h"

#include "app/theme/style/Theme.h"
#include "text/Spoken.h"

#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

LossesDialog::LossesDialog(CampaignSession &session, QWidget *parent)
    : TitledDialog(tr("Losses from the table"), tr("Fill in"), parent), m_session(session),
      m_lists(documents::musteredLists(session.document()->id(), session.document()->campaign().start.system, session.services().library))
{
    setObjectName("campaign.losses.dialog");
    resize(620, 420);
    build();
    follow();
}

void LossesDialog::build()
{
    m_list = new QComboBox(this);
    m_list->setObjectName("losses.list");
    for (const documents::MusteredList &list : m_lists)
        m_list->addItem(list.name, list.id);
    m_text = new QPlainTextEdit(this);
    m_text->setObjectName("losses.text");
    m_text->setTabChangesFocus(true);
    if (const QString copied = QGuiApplication::clipboard()->text(); share::holdsTableResult(copied))
        m_text->setPlainText(copied);
    m_fate = new QComboBox(this);
    m_fate->setObjectName("losses.fate");
    for (const auto &[words, outcome] : {std::pair{tr("have recovered"), Outcome::Recovered},
                                         std::pair{tr("are wounded"), Outcome::Wounded}, std::pair{tr("are dead"), Outcome::Dead}})
        m_fate->addItem(words, int(outcome));
    auto *form = new QFormLayout;
    form->setLabelAlignment(Qt::AlignLeft);
    form->setHorizontalSpacing(14);
    form->setVerticalSpacing(10);
    form->addRow(tr("Battle roster"), m_list);
    form->addRow(tr("What the phone page handed back"), m_text);
    form->addRow(tr("Those who were eliminated"), m_fate);
    m_list->setAccessibleName(tr("Battle roster"));
    m_text->setAccessibleName(tr("What the phone page handed back"));
    m_fate->setAccessibleName(tr("Those who were eliminated"));
    page().addLayout(form, 1);
    remark().setWordWrap(true);
    connect(m_list, &QComboBox::currentIndexChanged, this, &LossesDialog::follow);
    connect(m_text, &QPlainTextEdit::textChanged, this, &LossesDialog::follow);
}

Outcome LossesDialog::lost() const
{
    return Outcome(m_fate->currentData().toInt());
}

// What will be entered is said before it is.
void LossesDialog::follow()
{
    const int index = m_list->currentIndex();
    verb().setEnabled(false);
    if (m_lists.isEmpty())
        return remark().setText(tr("No list of the library was mustered from this campaign: “Muster a battle roster” makes one."));
    if (m_text->toPlainText().trimmed().isEmpty())
        return remark().setText(tr("Copy the result on the phone page and paste it here."));
    const rules::Roster &roster = m_lists.at(index).roster;
    const auto result = share::readTableResult(m_text->toPlainText(), roster);
    const auto link = musterLink(roster);
    if (!result || !link)
        return remark().setText(result ? QString() : text::spoken(result.error()));
    m_losses = share::lossesOf(*result, roster, *link);
    QStringList names;
    for (const QString &id : std::as_const(m_losses.out))
        names.append(m_session.state().soldier(id) ? m_session.state().soldier(id)->name : id);
    QStringList words{names.isEmpty() ? tr("Nobody was eliminated.") : tr("Eliminated: %1.").arg(names.join(QStringLiteral(", ")))};
    words += m_losses.unsure;
    if (!m_losses.sameList)
        words.append(tr("The list was edited after the page was made."));
    remark().setText(words.join(QLatin1Char(' ')));
    verb().setEnabled(true);
}

} // namespace muster::app
