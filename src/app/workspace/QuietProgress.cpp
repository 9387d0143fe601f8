// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/QuietProgress.h"

#include <QCoreApplication>
#include <QProgressBar>
#include <QProgressDialog>
#include <QTimer>

namespace muster::app {

QuietProgress::QuietProgress(const QString &sentence, QWidget *over, QObject *parent, int silentMilliseconds)
    : QObject(parent), m_dialog(new QProgressDialog(over)), m_bar(new QProgressBar)
{
    m_bar->setTextVisible(false); // the bar is too low for it
    m_bar->setRange(0, 0);        // fed by hand: the dialog's own setValue() would run an event loop within ours
    m_dialog->setObjectName("quietProgress");
    m_dialog->setBar(m_bar);
    m_dialog->setWindowTitle(QStringLiteral("Muster"));
    m_dialog->setLabelText(sentence);
    m_dialog->setCancelButtonText(QCoreApplication::translate("GameFolders", "Cancel"));
    m_dialog->setWindowModality(over ? Qt::WindowModal : Qt::NonModal);
    connect(m_dialog, &QProgressDialog::canceled, this, &QuietProgress::cancelled);
    if (silentMilliseconds == 0)
        m_dialog->show();
    else // not by setMinimumDuration(): a bar that has no value yet keeps the dialog's first four seconds
        QTimer::singleShot(silentMilliseconds, this, [this] {
            if (m_dialog && !m_dialog->wasCanceled())
                m_dialog->show();
        });
}

QuietProgress::~QuietProgress()
{
    delete m_dialog;
}

void QuietProgress::set(int done, int all)
{
    if (!m_dialog)
        return;
    m_bar->setRange(0, all);
    m_bar->setValue(done);
}

void QuietProgress::withoutWayOut()
{
    if (m_dialog)
        m_dialog->setCancelButton(nullptr);
}

void QuietProgress::close()
{
    if (!m_dialog)
        return;
    m_dialog->disconnect(this);
    m_dialog->reset(); // else Qt's own four seconds show it again, where a message box keeps it from being deleted
    m_dialog->hide();
    m_dialog->deleteLater();
    m_dialog.clear();
}

} // namespace muster::app
