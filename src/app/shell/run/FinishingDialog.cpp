// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/run/FinishingDialog.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

FinishingDialog::FinishingDialog()
{
    setObjectName("finishing");
    setWindowTitle(tr("Muster"));
    m_sentence = new QLabel;
    m_sentence->setTextFormat(Qt::PlainText);
    auto *bar = new QProgressBar;
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    bar->setAccessibleName(tr("Finishing"));
    auto *stop = new QPushButton(tr("Leave it for the next start"));
    stop->setObjectName("leaveIt");
    stop->setToolTip(tr("Nothing is lost: what waits is kept on this computer."));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(18, 18, 18, 14);
    column->setSpacing(12);
    column->addWidget(m_sentence);
    column->addWidget(bar);
    column->addWidget(stop, 0, Qt::AlignRight);
    connect(stop, &QPushButton::clicked, this, &QDialog::reject);
}

void FinishingDialog::setSentence(const QString &sentence)
{
    m_sentence->setText(sentence);
}

QString FinishingDialog::sentence() const
{
    return m_sentence->text();
}

} // namespace muster::app
