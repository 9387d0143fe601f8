// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves the campaign for others: as text in the clipboard, as a folder of files.
#include "app/campaign/CampaignDesk.h"
#include "archive/SafeFile.h"
#include "share/ChatParts.h"
#include "share/campaign/ChronicleSite.h"
#include "text/Spoken.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>

namespace muster::app {

// What is too long for one message of a chat is copied message by message: copy, paste, copy, paste.
void CampaignDesk::copyReport(share::ReportFormat format)
{
    const QString text = share::render(report(), format);
    const QStringList parts = format == share::ReportFormat::Discord ? share::chatParts(text) : QStringList{text};
    m_part = text == m_copied && m_part + 1 < parts.size() ? m_part + 1 : 0;
    m_copied = text;
    QGuiApplication::clipboard()->setText(parts.value(m_part));
    const QString part = QString::number(m_part + 1), all = QString::number(parts.size());
    emit m_session.said(parts.size() < 2                ? tr("The campaign report is in the clipboard.")
                            : m_part + 1 < parts.size() ? tr("Message %1 of %2 is copied. Paste it, then copy again.").arg(part, all)
                                                        : tr("Message %1 of %2 is copied: the last one.").arg(part, all));
}

// Into a folder of its own below the chosen one: nothing that is there is touched.
void CampaignDesk::saveChronicle()
{
    const QString parent = QFileDialog::getExistingDirectory(m_window, tr("Save the chronicle as web pages"));
    if (parent.isEmpty())
        return;
    const QString wanted = QFileInfo(suggestedFile({})).fileName();
    QString folder = QDir(parent).filePath(wanted);
    for (int i = 2; QFileInfo::exists(folder); ++i)
        folder = QDir(parent).filePath(QString("%1 %2").arg(wanted, QString::number(i)));
    const QVector<share::SiteFile> files = share::chronicleSite(m_session.document()->campaign(), m_session.state(), m_session.language(),
                                                                m_session.names());
    for (const share::SiteFile &file : files) {
        const QString path = QDir(folder).filePath(file.name);
        const bool made = QDir().mkpath(QFileInfo(path).path());
        const auto written = made ? archive::writeSafely(path, file.bytes) : base::Result<void>();
        if (made && written)
            continue;
        QMessageBox::warning(m_window, tr("Save the chronicle as web pages"),
                             made ? text::spoken(written.error()) : tr("The folder %1 cannot be made.").arg(QFileInfo(path).path()));
        return;
    }
    emit m_session.wrote(folder);
    emit m_session.said(tr("Saved as %1.").arg(folder));
}

} // namespace muster::app
